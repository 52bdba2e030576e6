// A phone with a quarter of this machine's speed, and input as people make it.

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
