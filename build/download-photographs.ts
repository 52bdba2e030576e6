// `npm run import -- shop.csv --photos`: downloads the images that an export names into photos/.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import pMap from 'p-map';
import sharp from 'sharp';
import type { Product } from '../src/catalogue/product.ts';

type Photographed = { product: Product; images: readonly { url: string; text: string }[] };

/** The products with a text in `views` for each further photograph, and a line for each image that could not be downloaded. */
export async function withPhotographs(
  imported: readonly Photographed[],
  ids: ReadonlySet<string>,
  onProgress: (text: string) => void = () => {},
  folder = 'photos',
) {
  const isImage = (file: string) => /\.(jpe?g|png|webp|avif|gif|tiff?|hei[cf])$/i.test(file);
  const there = readdirSync(folder).filter(isImage);
  const files = new Map(there.map((file) => [file.replace(/\.\w+$/, ''), file]));
  const failures: string[] = [];
  let done = 0;
  const products = await pMap(imported, withViews, { concurrency: 4 });
  return { products, failures };

  /** One image after another. The number of an image that fails is that of the next one, so that there are no gaps. */
  async function withViews({ product, images }: Photographed): Promise<Product> {
    const texts: string[] = [];
    const failed: string[] = [];
    const nameAt = (place: number) => (place === 0 ? product.id : `${product.id}-${place + 1}`);
    for (const { url, text } of images) {
      const place = texts.length;
      const name = nameAt(place);
      // A product has at most nine images, and none with the name of another product.
      if (place === 9 || (place > 0 && ids.has(name))) break;
      try {
        if (!files.has(name)) {
          const { bytes, extension } = await download(url);
          // After an image that has failed, those of an earlier run have other numbers.
          const isOne = (_: string, index: number) =>
            readFileSync(`${folder}/${files.get(nameAt(index))}`).equals(bytes);
          if (texts.some(isOne)) continue;
          writeFileSync(`${folder}/${name}.${extension}`, bytes, { flag: 'wx' });
          files.set(name, `${name}.${extension}`);
        }
        const isDistinct = text !== '' && ![product.imageAlt, ...texts].includes(text);
        texts.push(place > 0 && isDistinct ? text : `${product.name}, image ${place + 1}`);
      } catch (error) {
        failed.push(`${url} ${(error as Error).message}`);
      }
    }
    const end = texts.length > 0 ? ', or leave it out' : '';
    const advice = `Add the photograph yourself as photos/${nameAt(texts.length)}.jpg${end}.`;
    failures.push(...failed.map((reason) => `${reason}. ${advice}`));
    done += 1;
    onProgress(`Photographs: ${done} of ${imported.length} products`);
    return texts.length > 1 ? { ...product, views: texts.slice(1) } : product;
  }
}

async function download(url: string) {
  // Browsers follow redirects to http and https only, and so does fetch.
  if (!/^https?:\/\//i.test(url)) throw new Error('does not start with http:// or https://');
  const signal = AbortSignal.timeout(60_000);
  // Some shops answer only what calls itself a browser.
  const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; npm run import)' };
  const response = await fetch(url, { signal, headers }).catch(({ cause, message }) => {
    throw new Error(`cannot be loaded (${cause?.code ?? cause?.message ?? message})`);
  });
  if (!response.ok) throw new Error(`is answered with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > 20_000_000) throw new Error('has more than 20 MB');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const format = await formatOf(bytes);
  if (format && formats.has(format)) return { bytes, extension: format.replace('jpeg', 'jpg') };
  const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const found = format ?? (type.startsWith('image/') ? 'damaged' : type || 'of no type');
  throw new Error(`is ${found}, not a JPEG, PNG, WebP or AVIF`);
}

const formats = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff']);

/** The type of an image by its first bytes. The type that its host sends is often wrong. */
async function formatOf(bytes: Buffer) {
  const read = async () => sharp(bytes).metadata();
  const { format, compression } = await read().catch(() => ({
    format: undefined,
    compression: '',
  }));
  return compression === 'av1' ? 'avif' : format;
}
