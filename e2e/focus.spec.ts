// Where the focus is after a control has disabled or removed itself: never on <body>.
import { expect, type Page } from '@playwright/test';
import { mainNavigation } from './fixtures/page';
import { test } from './fixtures/test';

type Case = {
  control: string;
  url: string;
  /** Brings the control onto the page. */
  prepare?: (page: Page) => Promise<unknown>;
  find: (page: Page) => ReturnType<Page['getByRole']>;
};

const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).last();

/** As the browser does if the store can be installed. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve() }));
  });

async function showInvitation(page: Page) {
  await offerInstallation(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await mainNavigation(page).getByRole('link', { name: 'Specials' }).click();
  await notice(page).waitFor();
}

const cases: Case[] = [
  {
    control: 'minus that reaches 1',
    url: '/cart?items=socket-set-40pc:2',
    find: button(/^Decrease quantity/),
  },
  {
    control: 'Remove, with another line left',
    url: '/cart?items=socket-set-40pc:1,hvlp-spray-gun:1',
    find: button(/^Remove HVLP/),
  },
  {
    control: 'Remove of the last line',
    url: '/cart?items=socket-set-40pc:1',
    find: button(/^Remove/),
  },
  {
    control: 'Clear Cart',
    url: '/cart?items=socket-set-40pc:1',
    find: button('Clear Cart'),
  },
  {
    control: 'Undo',
    url: '/cart?items=socket-set-40pc:1',
    prepare: (page) => page.getByRole('button', { name: 'Clear Cart' }).click(),
    find: button('Undo'),
  },
  {
    control: 'Install in the invitation',
    url: '/product/led-work-light-20v',
    prepare: showInvitation,
    find: (page) => notice(page).getByRole('button', { name: 'Install' }),
  },
  {
    control: 'Not now in the invitation',
    url: '/product/led-work-light-20v',
    prepare: showInvitation,
    find: button('Not now'),
  },
  {
    control: 'Install in the footer',
    url: '/',
    prepare: async (page) => {
      await offerInstallation(page);
      await page.getByRole('button', { name: 'Install' }).waitFor();
    },
    find: button('Install'),
  },
  {
    control: 'plus that reaches the maximum',
    url: '/cart?items=socket-set-40pc:998',
    find: button(/^Increase quantity/),
  },
  {
    control: 'a suggestion',
    url: '/specials',
    prepare: (page) => page.getByLabel('Search products').pressSequentially('ratchet'),
    find: (page) => page.getByLabel('Search products'),
  },
  {
    control: 'Back to the first page',
    url: '/specials',
    prepare: async (page) => {
      // The button of the installed app is hidden in a browser tab.
      await page.locator('[aria-label=Back]').evaluate((back: HTMLElement) => {
        back.style.display = 'block';
      });
      await page.getByRole('link', { name: 'Warranty' }).click();
    },
    find: button('Back'),
  },
  { control: 'Check for updates', url: '/', find: button('Check for updates') },
  { control: 'Add to Cart', url: '/product/led-work-light-20v', find: button('Add to Cart') },
  { control: 'Share cart', url: '/cart?items=socket-set-40pc:1', find: button('Share cart') },
];

const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

for (const { control, url, prepare, find } of cases) {
  test(`the focus stays in the page after ${control}`, async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(url);
    await prepare?.(page);
    await find(page).focus();
    await page.keyboard.press('Enter');
    await page.evaluate(twoFrames);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
}
