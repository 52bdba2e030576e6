import { canonicalPath, pages, queryParameters, withBase } from '../paths.ts';
import { type SharedCart, sharedCartIn } from './shared-cart.ts';

/** The carts of the links in a line of text, and what else the line says. A link ends at a bracket or a quotation mark. */
export function cartLinksIn(line: string) {
  const words = line.split(/([\s<>()[\]"]+)/);
  const carts = words.map((word) => (isShort(word) ? sharedCartInLink(word) : undefined));
  const rest = words.filter((word, index) => !carts[index] && !/^[\s<>()[\]"]*$/.test(word));
  return { carts: carts.filter((cart) => cart !== undefined), rest: rest.join(' ') };
}

const isShort = (word: string) => word.includes(queryParameters.items) && word.length < 40_000;

/**
 * The cart of a link, whatever its host, with or without `https://`, also from a quoted-printable e-mail, or if another link
 * carries it in its query, as Safe Links and messengers do. Undefined if it leads to another page, or has no cart. Never throws.
 */
export function sharedCartInLink(link: string): SharedCart | undefined {
  // The link ends before the punctuation mark of the sentence.
  const typed = link.replace(/[.,;:!?'*_]+$/, '');
  const urls = [typed, typed.replaceAll('=3D', '=')].flatMap(urlsIn);
  const carried = urls.flatMap((url) => [...url.searchParams.values()]).flatMap(urlsIn);
  const carts = [...urls, ...carried].flatMap(({ pathname, search }) => {
    const isCartPage =
      canonicalPath(pathname, import.meta.env.BASE_URL) === withBase(pages.cart.path);
    return (isCartPage && sharedCartIn(search)) || [];
  });
  // The reading of which most is understood.
  return carts.toSorted((a, b) => a.leftOut - b.leftOut).find(hasLines) ?? carts[0];
}

const hasLines = ({ lines }: SharedCart) => lines.length > 0;

/** `URL.canParse` is younger than the oldest browsers that the store supports. */
function urlsIn(text: string): URL[] {
  try {
    return [new URL(/^https?:/i.test(text) ? text : `https://${text}`)];
  } catch {
    return [];
  }
}
