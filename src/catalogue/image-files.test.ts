import { expect, test } from 'vitest';
import widths from './image-widths.json' with { type: 'json' };
import {
  categoryImageName,
  heroJpegUrl,
  imageFiles,
  imageNames,
  productFileWidths,
  productImageSize,
  productImageWidths,
  productJpegUrl,
  sideViewUrl,
  smallestWidths,
  socialImage,
  storeImage,
  tileJpegUrl,
} from './images.ts';

test('the names and URLs of images', () => {
  expect(imageNames({ id: 'saw' })).toEqual(['saw']);
  expect(imageNames({ id: 'saw', views: ['Back', 'Case'] })).toEqual(['saw', 'saw-2', 'saw-3']);
  expect(categoryImageName('saws')).toBe('category-saws');
  expect(sideViewUrl('saw')).toBe('/images/saw-side.avif');
  expect(productJpegUrl('saw')).toBe(`/images/saw-${widths.jpeg.product}.jpg`);
  expect(tileJpegUrl('saw', [400, 656])).toBe('/images/saw-400.jpg');
  expect(heroJpegUrl).toBe(`/images/hero-${widths.jpeg.hero}.jpg`);
  expect(socialImage('saw')).toEqual({ url: '/images/saw-social.jpg', ...widths.social.product });
  expect(storeImage).toEqual({ url: '/images/social.png', ...widths.social.store });
});

test('the widths of images', () => {
  expect(productFileWidths).toEqual([...widths.product, widths.magnified]);
  expect(productImageSize).toBe(widths.product.at(-1));
  expect(smallestWidths).toEqual([widths.product[0], widths.category[0]]);
});

test('an image that is smaller than its largest file has none that is no larger than another', () => {
  const of = (real?: number) => imageFiles('saw', [100, 200, 300], real);
  expect(of()).toEqual([
    { url: '/images/saw-100.avif', width: 100 },
    { url: '/images/saw-200.avif', width: 200 },
    { url: '/images/saw-300.avif', width: 300 },
  ]);
  expect(of(200)).toEqual([
    { url: '/images/saw-100.avif', width: 100 },
    { url: '/images/saw-200.avif', width: 200 },
  ]);
  expect(of(150)).toEqual([
    { url: '/images/saw-100.avif', width: 100 },
    { url: '/images/saw-200.avif', width: 150 },
  ]);
});

test.each([
  [1120, ['192', '560', '1120']],
  [814, ['192', '560', '814']],
  [560, ['192', '560']],
  [400, ['192', '400']],
])('the srcset of an image of %d pixels has the real widths %j', (real, widths) => {
  const files = imageFiles('saw', productImageWidths, real);
  expect(files.map(({ width }) => `${width}`)).toEqual(widths);
  expect(files[1]?.url).toBe('/images/saw-560.avif');
});
