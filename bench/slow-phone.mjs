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

/** By a finger: 80 ms pass between touch start and end, and no pointer rests on the control before. */
export const tap = async (
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {import('@playwright/test').Locator} */ control,
) => (await prepareTap(page, control))();

/** A function that taps the control where it is now. Unlike `tap` it needs no answer from a busy page. */
export async function prepareTap(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {import('@playwright/test').Locator} */ control,
) {
  const point = await control.evaluate((element) => {
    // Away from bars over the edges of the page.
    element.scrollIntoView({ block: 'center' });
    // A link may take several lines.
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const session = await page.context().newCDPSession(page);
  const touch = (/** @type {'touchStart' | 'touchEnd'} */ type) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [point],
    });
  return async () => {
    await touch('touchStart');
    await page.waitForTimeout(80);
    await touch('touchEnd');
    await session.detach();
  };
}
