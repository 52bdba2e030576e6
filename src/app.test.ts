import { expect, test } from 'vitest';

test('the app loads where there is no page, as in the build', async () => {
  const { App } = await import('./app');
  expect(App).toBeTypeOf('function');
});
