// The build inlines this script into the head of each page (build/guard.ts), so that it runs before the first paint.
import { canonicalPath, queryParameters, savedCartField } from '../paths.ts';
import { setStartState, startState } from '../ui/start-state.ts';
import { isRenewed } from './renewed.ts';

// For returning shoppers Chromium fires this event before the app listens (src/pwa/install.tsx).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.earlyInstallPrompt = event;
});

// Errors of elements do not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    const { localName } = target as Element;
    if (localName === 'img') showJpeg(target as HTMLImageElement);
    if (localName === 'link') renewStyles(target as HTMLLinkElement);
    if (localName === 'script') renewScript(target as HTMLScriptElement);
  },
  true,
);

/**
 * Browsers that do not read AVIF, such as Safari before 16.4 and iOS in Lockdown Mode, show the JPEG of an image. If that fails too, the
 * image keeps its alt text.
 */
function showJpeg(image: HTMLImageElement) {
  const { jpeg } = image.dataset;
  if (jpeg && image.srcset !== jpeg) image.srcset = jpeg;
}

async function renewStyles(link: HTMLLinkElement) {
  if (await isRenewed(link.href)) link.replaceWith(link.cloneNode());
}

/** A document never loads a module again that has failed. No script has run, so there is no cart to lose. */
async function renewScript({ src }: HTMLScriptElement) {
  if (await isRenewed(src)) location.reload();
}

// The page of another URL: a copy in a web archive, below a folder, or of a proxy that translates, where the app would not find its
// page; or offline.html. The host does not count. A shell has no URL.
const { base = '', url } = document.documentElement.dataset;
const isElsewhere = url !== undefined && url !== canonicalPath(location.pathname, base);

const hasCart =
  new URLSearchParams(location.search).has(queryParameters.items) ||
  history.state?.[savedCartField];

if (isElsewhere) setStartState('static');
else if (hasCart) {
  setStartState('opening-cart');
  // The cart is shown only once the app has read it, so the app is loaded at once.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    link.media = 'all';
  }
}

// After ten seconds the page says that it could not start.
setTimeout(() => {
  if (startState() === undefined || startState() === 'opening-cart') setStartState('failed');
}, 10_000);
