import { checkForBuild } from './check-catalogue.ts';
import { checkStore } from './check-store.ts';
import { readContent } from './content.ts';

/**
 * Rejects with what a build would refuse about the facts of the store, the owner's pages and the products, before it bundles anything.
 * Resolves to a warning with a line for each doubt, if any.
 */
export async function checkFacts(): Promise<string> {
  checkStore();
  const { images } = await readContent();
  return checkForBuild(images).warning;
}
