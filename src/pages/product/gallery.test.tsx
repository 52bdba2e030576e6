import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, assert, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { button, currentUrl, heading, main, openStore } from '../../../test/open-store.tsx';
import { products } from '../../catalogue/products.ts';

const grinder = '/product/angle-grinder-5in';
const { imageAlt: first, views: [second = '', third = ''] = [] } =
  products.find(({ id }) => id === 'angle-grinder-5in') ?? assert.fail();

const alts = [first, second, third];
const thumbnail = (shown: string) =>
  main().getByRole('link', { name: `Show image ${alts.indexOf(shown) + 1}` });
const imageLink = (shown: string) => main().getByRole('link', { name: `Zoom: ${shown}` });
const row = () => main().getByRole('group', { name: 'Images' });
const dialog = () => screen.queryByRole('dialog', { name: 'Zoom' });

/** The text of the current thumbnail. */
const current = () =>
  main()
    .getAllByRole('link', { name: /^Show image / })
    .flatMap((link, index) => (link.getAttribute('aria-current') === 'true' ? alts[index] : []));

// jsdom has no layout, and does not show dialogs.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

const prototype = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;

beforeAll(() => {
  prototype.scrollBy = () => undefined;
  prototype.show = prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close = function close(this: HTMLDialogElement) {
    if (this.open) queueMicrotask(() => fireEvent(this, new Event('close')));
    this.open = false;
  };
});

afterAll(() => {
  for (const name of ['scrollBy', 'show', 'showModal', 'close'] as const) delete prototype[name];
});

/** jsdom sets `scrollLeft`, but does not fire the event. */
const settle = () => fireEvent.scroll(row());

test('every image of a product has its own alt text, a link that zooms it and a thumbnail', () => {
  openStore(grinder);
  for (const shown of [first, second, third]) {
    main().getByAltText(shown);
    expect(imageLink(shown).getAttribute('href')).toBe(`${grinder}#zoom`);
    thumbnail(shown);
  }
  expect(current()).toEqual([first]);
});

test('the files of images that were never in view are small', () => {
  openStore(grinder);
  const sizes = (shown: string) => main().getByAltText<HTMLImageElement>(shown).sizes;
  expect([sizes(second), sizes(third)]).toEqual(['10rem', '10rem']);
  row().scrollLeft = 40;
  settle();
  expect([sizes(second), sizes(third)]).toEqual([sizes(first), '10rem']);
  row().scrollLeft = 0;
  settle();
  expect(sizes(second)).toBe(sizes(first));
});

test('a thumbnail scrolls to its image', async () => {
  const shopper = openStore(grinder);
  await shopper.click(thumbnail(third));
  expect(row().scrollLeft).toBe(600);
  settle();
  expect(current()).toEqual([third]);
  expect(currentUrl()).toBe(grinder);
});

test('the arrow keys move from the image to the next, and not beyond the last', async () => {
  const shopper = openStore(grinder);
  imageLink(first).focus();
  for (const shown of [second, third, third]) {
    await shopper.keyboard('{ArrowRight}');
    settle();
    expect(document.activeElement).toBe(imageLink(shown));
    expect(current()).toEqual([shown]);
  }
});

test('with Alt the arrow keys remain the Back and Forward of the browser', () => {
  openStore(grinder);
  thumbnail(first).focus();
  expect(fireEvent.keyDown(thumbnail(first), { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(row().scrollLeft).toBe(0);
});

test('Tab stops at the current image only', () => {
  openStore(grinder);
  const stops = () => [first, second, third].map((shown) => imageLink(shown).tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  row().scrollLeft = 600;
  settle();
  expect(stops()).toEqual([-1, -1, 0]);
});

test('another product starts at its first image', async () => {
  const shopper = openStore(grinder);
  await shopper.click(thumbnail(third));
  settle();
  const [link] = main().getAllByRole('link', { name: '1500W Digital Heat Gun' });
  await shopper.click(link as HTMLElement);
  expect(heading()).toBe('1500W Digital Heat Gun');
  // The other images and the thumbnails follow after the first frame.
  const [other] = await main().findAllByAltText(/^Other side of the heat gun/);
  expect((other as HTMLImageElement).sizes).toBe('10rem');
  expect(main().getByRole('link', { name: 'Show image 1' }).ariaCurrent).toBe('true');
});

test('the zoomed image says which it is, and has buttons for the previous and the next image, and thumbnails', async () => {
  const shopper = openStore(grinder);
  await shopper.click(imageLink(first));
  const zoomed = () => dialog()?.querySelector('button img')?.getAttribute('alt');
  const inZoom = within(dialog() as HTMLElement);
  inZoom.getByText('1 of 3');
  await shopper.click(button('Next image'));
  settle();
  expect(zoomed()).toBe(second);
  await shopper.click(button('Previous image'));
  settle();
  await shopper.click(button('Previous image'));
  settle();
  expect(zoomed()).toBe(third);
  inZoom.getByText('3 of 3');
  await shopper.click(inZoom.getByRole('link', { name: 'Show image 2' }));
  settle();
  expect(zoomed()).toBe(second);
});

test('a larger file is requested with the first magnification, and covers the image if it is larger', async () => {
  const shopper = openStore(grinder);
  await shopper.click(imageLink(first));
  const larger = () =>
    dialog()?.querySelector<HTMLImageElement>('button > span > img[alt=""]') as HTMLImageElement;
  expect(larger()).toBeNull();
  await shopper.click(button('Magnify'));
  expect(larger().getAttribute('src')).toBe('/images/angle-grinder-5in-1680.avif');
  vi.spyOn(larger(), 'naturalWidth', 'get').mockReturnValue(560);
  fireEvent.load(larger());
  expect(larger().hidden).toBe(true);
  vi.spyOn(larger(), 'naturalWidth', 'get').mockReturnValue(1680);
  fireEvent.load(larger());
  expect(larger().hidden).toBe(false);
  await shopper.click(button('Magnify'));
  expect(larger()).toBeNull();
});

test('the zoom has name, price and Add to Cart, and says what is in the cart', async () => {
  const shopper = openStore(`${grinder}#zoom`);
  const zoom = within(dialog() as HTMLElement);
  zoom.getByText('5 in. Variable-Speed Angle Grinder');
  zoom.getByText('$129.99');
  await shopper.click(zoom.getByText('Add to Cart'));
  zoom.getByText('1 in cart');
});

test('a page opened with the zoomed image stays open when it is closed', async () => {
  const shopper = openStore(`${grinder}#zoom`);
  await shopper.click(button('Close'));
  expect(dialog()).toBeNull();
  await shopper.click(imageLink(first));
  expect(dialog()).not.toBeNull();
});
