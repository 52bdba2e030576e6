// Reads the owner's pages: content/10-imprint.md is the page /imprint. Says what is wrong, each with its file and line.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { categories } from '../src/catalogue/categories.ts';
import { products } from '../src/catalogue/products.ts';
import type { ContentPage } from '../src/content-pages.ts';
import { categoryUrl, pages, pagesOf, productUrl } from '../src/paths.ts';
import { store } from '../src/store.ts';
import {
  beginning,
  type Markdown,
  parsedMarkdown,
  type Report,
  type Resolve,
  textElements,
} from './markdown.ts';
import { errorForOwner } from './problems.ts';
import { slugFrom } from './slug.mjs';

/** With what only the build needs to know. */
export type OwnPage = Required<Pick<ContentPage, 'description' | 'text'>> & ContentPage;

export type Content = {
  /** In the order of the file names. */
  readonly pages: readonly OwnPage[];
  /** The root-relative URLs of the images in their texts. */
  readonly images: readonly string[];
};

type Folders = { readonly content: string; readonly public: string };

/** The URLs of the store's own pages. */
export const storeUrls: readonly string[] = [
  ...pagesOf(store).map(([, { path }]) => path),
  ...categories.map(({ slug }) => categoryUrl(slug)),
  ...products.map(({ id }) => productUrl(id)),
];

/** Throws an error with a line for each problem: `content/imprint.md:7: …`. */
export async function readContent(
  folders: Folders = { content: 'content', public: 'public' },
): Promise<Content> {
  const problems: string[] = [];
  const files = namesIn(folders.content).map((file): File => {
    const name = `${folders.content}/${file}`;
    const report: Report = (line, problem) => problems.push(`${name}:${line}: ${problem}`);
    const path = `/${nameOf(file, report)}`;
    return { path, ...parsedMarkdown(readFileSync(name, 'utf8'), report), report };
  });
  checkPaths(files, folders.public);
  checkTitles(files);
  const urls = new Set([...storeUrls, ...files.map(({ path }) => path)]);
  const images = new Set<string>();
  const resolve = resolveIn(urls, folders.public, images);
  const pages: OwnPage[] = [];
  for (const { path, head, root, report } of files) {
    const text = await textElements(root, resolve, report);
    if (head) pages.push({ path, description: beginning(root), ...head, text });
  }
  if (problems.length > 0) throw errorForOwner([...new Set(problems)].join('\n'));
  return { pages, images: [...images] };
}

/** The pages as the app knows them. Their texts and descriptions are in their files only. */
export const headsOf = ({ pages }: Content): ContentPage[] =>
  pages.map(({ text: _, description: __, ...head }) => head);

type File = Markdown & { readonly path: string; readonly report: Report };

const { compare } = new Intl.Collator('en', { numeric: true });

/** Without hidden files, and those that editors make. `2-a` comes before `10-b`. */
const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !/^\.|~$/.test(name) && isFile(`${folder}/${name}`))
        .toSorted(compare)
    : [];

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** `10-imprint.md` gives `imprint`. */
function nameOf(file: string, report: Report): string {
  const [, prefix = '', name = '', end = ''] = file.match(/^(\d+-)?(.*?)(\.[^.]*)?$/) ?? [];
  const right = `${prefix}${slugFrom(name)}.md`;
  if (end !== '.md')
    report(1, 'a page is a file with .md at its end. Other files belong into public/.');
  else if (file !== right)
    report(1, `call the file ${right}, because a URL has a-z, 0-9 and hyphens.`);
  return name;
}

/** Names of files and folders that the build writes, besides those of the store's own pages. */
const reserved = ['/404', '/assets', '/category', '/index', '/product', '/shell', '/sw'];

function checkPaths(files: readonly File[], publicFolder: string) {
  const used = new Set([...storeUrls, ...reserved]);
  for (const { path, report } of files) {
    const inPublic = [path, `${path}.html`].find((url) => existsSync(publicFolder + url));
    if (used.has(path)) report(1, `there is another page ${path}: give the file another name.`);
    else if (inPublic) report(1, `public${inPublic} has the same URL: delete one of the two.`);
    used.add(path);
  }
}

/** The footer links to each page by its title. */
function checkTitles(files: readonly File[]) {
  const used = new Set<string>(Object.values(pages).map(({ name }) => name));
  for (const { head, report } of files) {
    if (!head) continue;
    if (used.has(head.title))
      report(2, `title: there is another page with the name ${head.title}.`);
    used.add(head.title);
  }
}

const imageTypes = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Links and images of a text, given the URLs of all pages. Adds to `images`. */
function resolveIn(urls: ReadonlySet<string>, publicFolder: string, images: Set<string>): Resolve {
  const hasFile = (path: string) => isFile(publicFolder + path);
  return {
    link(href) {
      if (/^(?:https?:\/\/|mailto:|tel:)./i.test(href)) return { href };
      const path = pathOf(href);
      if (path && href.includes('#'))
        throw new Error(`${href}: leave out #…, links lead to whole pages.`);
      if (path && urls.has(path)) return { to: href };
      if (path && hasFile(path)) return { href };
      const near =
        `/${href.replace(/^[./]*(?:\d+-)?/, '').replace(/\.(?:html?|md)$|\/$/, '')}`.toLowerCase();
      if (urls.has(near)) throw new Error(`${href}: write ${near}.`);
      throw new Error(
        path
          ? `${href}: there is no such page, and no such file in public/.`
          : `${href}: a link starts with /, https://, mailto: or tel:.`,
      );
    },
    async image(src) {
      const path = pathOf(src);
      if (!path || !hasFile(path))
        throw new Error(
          `${src}: there is no such image in public/. Its URL starts with a slash: /images/shop.jpg.`,
        );
      if (!imageTypes.test(path))
        throw new Error(`${src}: not every browser shows such a file. Save it as JPEG.`);
      const { autoOrient } = await sharp(publicFolder + path)
        .metadata()
        .catch(() => {
          throw new Error(`${src}: this file cannot be read as an image.`);
        });
      images.add(path);
      return { src, ...autoOrient };
    },
  };
}

/** The decoded path of a root-relative URL; undefined for any other. */
const pathOf = (url: string) =>
  /^\/(?!\/)/.test(url) ? decodeURI(new URL(url, 'https://store.example').pathname) : undefined;
