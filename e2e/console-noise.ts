import type { BrowserContext } from '@playwright/test';

/** Adds to `noise` each error and warning that the context's pages write to the console from now on. */
export function listen(context: BrowserContext, noise: string[]) {
  context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: this is how the page tells the test.
      console.error(`violation of ${violatedDirective}: ${blockedURI}`),
    ),
  );
  context.on('console', (message) => {
    // The browser reports an address that is not found, as it should be, among its errors.
    const isOwnAddress = message.location().url === message.page()?.url();
    if (isOwnAddress && message.text().includes('status of 404')) return;
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  context.on('weberror', (thrown) => noise.push(`thrown: ${thrown.error().message}`));
}
