// How long a page of the store takes to open.

/** From the click, key press or Back to the second frame after the heading has changed. */
export async function timeOf(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ step,
  /** @type {string} */ kind,
) {
  if (step === 'back') return page.evaluate(untilNextHeading, true);
  const link = page.locator(`a[href="${step}"]:visible`).first();
  if (kind === 'Enter') {
    await link.focus();
    await page.waitForTimeout(300);
  } else {
    await link.scrollIntoViewIfNeeded();
  }
  const time = page.evaluate(untilNextHeading, false);
  if (kind === 'Enter') await page.keyboard.press('Enter');
  else await tap(page, link);
  return time;
}

/** As people tap: 80 ms between pointer down and up. */
async function tap(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {import('@playwright/test').Locator} */ link,
) {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

/** Runs in the page. */
function untilNextHeading(/** @type {boolean} */ isBack) {
  return /** @type {Promise<number>} */ (
    new Promise((done) => {
      const text = () => document.querySelector('h1')?.textContent;
      const previous = text();
      let start = performance.now();
      const begin = (/** @type {Event} */ { timeStamp }) => {
        start = timeStamp;
      };
      for (const type of ['keydown', 'pointerup']) {
        window.addEventListener(type, begin, { capture: true, once: true });
      }
      const observer = new MutationObserver(() => {
        if (text() === previous) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      if (isBack) history.back();
    })
  );
}
