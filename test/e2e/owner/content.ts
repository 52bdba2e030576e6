import { fileURLToPath } from 'node:url';
import { readContent } from '../../../build/content.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** The owner's pages in the project that has these tests. The routes have those of the project in which Playwright runs. */
export const { pages } = await readContent({
  content: folder('content'),
  public: folder('public'),
});
