import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePhotos } from './make-photos.mjs';

// Encodes with the least effort: no test is about how an image looks, and with that of the command they take twice as long.
const { avif } = sharp.prototype;
vi.spyOn(sharp.prototype, 'avif').mockImplementation(function (
  this: Sharp,
  ...[options]: unknown[]
) {
  return avif.call(this, { ...(options as AvifOptions), effort: 0 });
});

let store = '';
const inStore = (path: string) => join(store, path);

// A store with a saw, a category of saws, and no photographs.
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'photos-'));
  for (const folder of ['photos', 'public/images', 'src/catalogue/products'])
    mkdirSync(inStore(folder), { recursive: true });
  writeFileSync(inStore('src/catalogue/categories.ts'), "const table = [{ slug: 'saws' }];\n");
  writeFileSync(inStore('src/catalogue/products/saw.ts'), '');
  writeFileSync(inStore('src/catalogue/products.ts'), 'export const products = [];\n');
  writeFileSync(inStore('photos/README.md'), '');
});

afterEach(() => rmSync(store, { recursive: true }));

/** As small as the image of a category, or of a product, may be, because large images take long. Products get a warning for it. */
const takePhoto = (
  name: string,
  width = name.startsWith('category') ? 656 : 400,
  height = name.startsWith('category') ? 492 : 400,
  background = '#946',
) =>
  sharp({ create: { width, height, channels: 3, background } }).toFile(inStore(`photos/${name}`));

/** The output of the command and its exit code, without a process of its own. */
async function runPhotos(...names: string[]) {
  const output = { stdout: '', stderr: '' };
  const log = (line: string) => {
    output.stdout += `${line}\n`;
  };
  const error = (line: string) => {
    output.stderr += `${line}\n`;
  };
  const isComplete = await makePhotos(store, names, { log, error, warn: error });
  return { status: isComplete ? 0 : 1, ...output };
}

/** Runs the command itself, in the folder of the store. */
function runCommand(...names: string[]) {
  for (const path of [
    ...['package.json', 'package-lock.json', 'tailwind.config.ts', 'tools/prepare.mjs'],
    ...['build/folder-name.mjs', 'build/image-outputs.mjs', 'src/catalogue/image-widths.json'],
    ...readdirSync('tools/photos').flatMap((name) =>
      name.endsWith('.mjs') ? `tools/photos/${name}` : [],
    ),
  ])
    cpSync(path, inStore(path));
  symlinkSync(join(process.cwd(), 'node_modules'), inStore('node_modules'), 'junction');
  const command = ['tools/photos/photos.mjs', ...names];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: store,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const images = () => readdirSync(inStore('public/images'));
const small =
  'Warning: these photographs are small, so that their images are not sharp when they are shown large. 963 pixels are needed, they have:\n';
const allowed =
  'Allowed are the id of a product, that is the name of its file in src/catalogue/products/; the same with -2 to -9 for another view; hero, state-empty, state-lost, social, category-saws.';

test('all photographs are made into images, and a second time only those that are new', async () => {
  await takePhoto('category-saws.jpg');
  await takePhoto('saw.PNG');
  await takePhoto('saw-2.JPEG');
  const first = await runPhotos();
  expect(first).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Error') });
  expect(first.stdout).toMatch(/^public\/images\/saw-2-1120\.avif: \d+\.\d kB$/m);
  expect(first.stdout).toMatch(/^saw: \d+\.\d s, 2 of 3$/m);
  const all = [
    'category-saws-400.avif',
    'category-saws-400.jpg',
    'category-saws-656.avif',
    'saw-1120.avif',
    'saw-1680.avif',
  ];
  all.push('saw-192.avif', 'saw-2-1120.avif', 'saw-2-1680.avif', 'saw-2-192.avif');
  all.push('saw-2-560.avif', 'saw-2-640.jpg', 'saw-560.avif', 'saw-640.jpg', 'saw-social.jpg');
  expect(images()).toEqual(all);

  expect((await runPhotos()).stdout).toBe('Skipped 3 photographs: their images are newer.\n');

  rmSync(inStore('public/images/saw-2-560.avif'));
  expect((await runPhotos()).stdout).toContain('Skipped 2 photographs: ');
  expect(images()).toEqual(all);
});

test('a photograph that was taken before the images is new in photos/', async () => {
  await takePhoto('category-saws.jpg');
  await runPhotos();
  rmSync(inStore('photos/category-saws.jpg'));
  await takePhoto('category-saws.jpg');
  const lastYear = new Date('2020-06-01');
  utimesSync(inStore('photos/category-saws.jpg'), lastYear, lastYear);
  expect((await runPhotos()).stdout).toMatch(/^public\/images\/category-saws-400/);
});

test('a named photograph is always made, with the views of its product, and no other', async () => {
  await takePhoto('category-saws.jpg');
  await takePhoto('saw.jpg');
  await takePhoto('saw-2.jpg');
  await runPhotos('saw');
  expect(images().filter((file) => file.startsWith('category'))).toEqual([]);
  const time = () => statSync(inStore('public/images/saw-2-560.avif')).mtimeMs;
  const before = time();
  expect((await runPhotos('saw')).status).toBe(0);
  expect(time()).toBeGreaterThan(before);
});

test('a photograph that cannot be used does not hold up the others', async () => {
  await takePhoto('hero.jpg');
  await takePhoto('IMG_1234.jpg');
  await takePhoto('WZ-7-2.png');
  await takePhoto('101.jpg');
  writeFileSync(inStore('src/catalogue/products/drill.ts'), "  itemNumber: 'WZ-7',\n");
  writeFileSync(inStore('src/catalogue/products/lamp.ts'), "  checkoutId: '101',\n");
  await takePhoto('saw-2.jpg');
  await takePhoto('social.png', 1300, 700);
  await takePhoto('state-lost.jpg');
  await takePhoto('state-lost.png');
  expect(runCommand()).toMatchObject({
    status: 1,
    stderr: `Error: photos/hero.jpg is too small: it has 400 x 400 pixels and needs at least 2440 x 896.
Error: there is no photos/saw.jpg (or .jpeg, .png, .webp, .avif).
Error: photos/state-lost.jpg and photos/state-lost.png have one name: delete one of them.
Error: photos/state-lost.png and photos/state-lost.jpg have one name: delete one of them.
Error: files with a wrong name:
photos/101.jpg: 101 is the shop's ID of lamp: rename it to lamp.jpg
photos/IMG_1234.jpg
photos/WZ-7-2.png: WZ-7 is the item number of drill: rename it to drill-2.png
${allowed}
`,
  });
  expect(images()).toEqual(['social.png']);
});

test('the image that the store has stays if its photograph is too small, which is said', async () => {
  const outputs = ['400.jpg', '400.avif', '656.avif'];
  for (const end of outputs) writeFileSync(inStore(`public/images/category-saws-${end}`), 'old');
  await takePhoto('category-saws.jpg', 600, 400);
  expect(await runPhotos('category-saws')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Error: photos/category-saws.jpg is too small: it has 600 x 400 pixels and needs at least 656 x 492. Until there is one that can be used, the store keeps showing the image that it has, such as that of the demo store.\n',
  });
});

test('photographs that are far too small or all white do not hold up the others', async () => {
  for (const id of ['drill', 'hammer', 'lamp'])
    writeFileSync(inStore(`src/catalogue/products/${id}.ts`), '');
  await takePhoto('drill.png', 1, 1, '#fff');
  await takePhoto('hammer.jpg', 2, 2000, '#fff');
  await takePhoto('lamp.jpg', 500, 500, '#fff');
  await takePhoto('saw.jpg');
  const needed = 'needs at least 963 on one side, and a hundredth of that side on the other';
  expect(await runPhotos()).toMatchObject({
    status: 1,
    stderr: `Error: photos/drill.png is too small: it has 1 x 1 pixels and ${needed}.
Error: photos/hammer.jpg is too small: it has 2 x 2000 pixels and ${needed}.
Error: photos/lamp.jpg shows nothing: all of it is white or transparent. A white tool needs another background.
${small}photos/saw.jpg: 400
`,
  });
  expect(images()).toEqual([
    'saw-1120.avif',
    'saw-1680.avif',
    'saw-192.avif',
    'saw-560.avif',
    'saw-640.jpg',
    'saw-social.jpg',
  ]);
});

test('a smaller photograph gives images of its own size, which the store knows, until there is a larger one', async () => {
  const widths = async () => {
    const files = images().filter((file) => file.endsWith('.avif'));
    const all = files.map((file) => sharp(inStore(`public/images/${file}`)).metadata());
    return (await Promise.all(all)).map(({ width }) => width);
  };
  const known = () => JSON.parse(readFileSync(inStore('src/catalogue/small-images.json'), 'utf8'));
  await takePhoto('saw.jpg', 700, 400);
  expect(await runPhotos('saw')).toMatchObject({
    status: 0,
    stderr: `${small}photos/saw.jpg: 400\n`,
  });
  expect(await widths()).toEqual([400, 400, 192, 400]);
  expect(known()).toEqual({ saw: 400 });

  await takePhoto('saw.jpg', 963, 963);
  await takePhoto('saw-2.jpg', 700, 500);
  await takePhoto('saw-3.jpg', 700, 600);
  expect((await runPhotos('saw')).stderr).toBe(
    `${small}photos/saw-2.jpg: 500\nphotos/saw-3.jpg: 600\n`,
  );
  expect(known()).toEqual({ saw: 963, 'saw-2': 500, 'saw-3': 600 });
  for (const view of [2, 3]) {
    rmSync(inStore(`photos/saw-${view}.jpg`));
    for (const file of images().filter((each) => each.startsWith(`saw-${view}-`)))
      rmSync(inStore(`public/images/${file}`));
    writeFileSync(inStore('src/catalogue/small-images.json'), '{}');
  }

  await takePhoto('saw.jpg', 1700, 1700);
  expect(await runPhotos('saw')).toMatchObject({ status: 0, stderr: '' });
  expect(await widths()).toEqual([1120, 1680, 192, 560]);
  expect(known()).toEqual({});

  await takePhoto('saw.jpg', 700, 399);
  expect((await runPhotos('saw')).stderr).toContain('photos/saw.jpg is too small');
});

test('a category without a photograph has the image of its first product, until there is one', async () => {
  for (const id of ['drill', 'saw'])
    writeFileSync(inStore(`src/catalogue/products/${id}.ts`), "  category: 'saws',\n");
  writeFileSync(
    inStore('src/catalogue/products.ts'),
    `import { drill } from './products/drill.ts';
import { saw } from './products/saw.ts';

export const products = [saw, drill];
`,
  );
  await takePhoto('drill.jpg', 656, 492, '#0a0');
  await takePhoto('saw.jpg');
  expect((await runPhotos()).stdout).toContain(
    'public/images/category-saws-656.avif: made from public/images/saw-1680.avif, until there is a photograph of the category',
  );
  const category = sharp(inStore('public/images/category-saws-656.avif'));
  expect(await category.metadata()).toMatchObject({ width: 656, height: 492 });

  expect((await runPhotos()).stdout).not.toContain('category');
  await takePhoto('category-saws.jpg');
  expect((await runPhotos()).stdout).toContain('category-saws-400.avif: ');
});

test('an image that cannot be written does not hold up the others', async () => {
  await takePhoto('category-saws.jpg');
  await takePhoto('saw.jpg');
  mkdirSync(inStore('public/images/category-saws-400.avif'));
  const { status, stderr } = await runPhotos();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Error: photos\/category-saws\.jpg: EISDIR: /);
  expect(images()).toContain('saw-1120.avif');
});

test('the quality is shown where the limit of the size lowers it', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 80 };
  await sharp({ create: { width: 200, height: 150, channels: 3, background: '#946', noise } })
    .extend({ right: 456, bottom: 342, background: '#946' })
    .png()
    .toFile(inStore('photos/category-saws.png'));
  expect((await runPhotos()).stdout).toMatch(/-656\.avif: \d+\.\d kB, quality lowered to \d\d$/m);
});

test('a file that is no photograph is an error only in place of one', async () => {
  await takePhoto('saw.jpg');
  for (const file of ['saw.psd', 'saw-2.BMP', 'notes.txt', 'Thumbs.db'])
    writeFileSync(inStore(`photos/${file}`), '');
  mkdirSync(inStore('photos/saw-3.old'));
  expect(await runPhotos()).toMatchObject({
    status: 1,
    stderr: `Error: photos/saw-2.BMP: its extension ".BMP" is wrong. Allowed are .jpg, .jpeg, .png, .webp, .avif.
${small}photos/saw.jpg: 400
`,
  });
});

test('without photographs the names are shown that they may have', () => {
  expect(runCommand()).toEqual({
    status: 0,
    stdout: `There are no photographs in photos/. ${allowed}\n`,
    stderr: '',
  });
});

test.each([
  ['hammer', `Error: hammer is no name of a photograph. ${allowed}\n`],
  ['saw', 'Error: there is no photos/saw.jpg (or .jpeg, .png, .webp, .avif).\n'],
])('the name %s without a photograph is an error', (name, stderr) => {
  expect(runCommand(name)).toEqual({ status: 1, stdout: '', stderr });
});
