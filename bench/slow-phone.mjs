// A phone with a quarter of this machine's speed, and input as people make it.

/** From now on the page's scripts take four times as long. */
export async function slowDown(/** @type {import('@playwright/test').Page} */ page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export const untilHydrated = (/** @type {import('@playwright/test').Page} */ page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/** 80 ms pass between pointer down and up. */
export async function tap(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {import('@playwright/test').Locator} */ control,
) {
  await control.hover(); // Scrolls it into view and waits until it stays in its place.
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}
