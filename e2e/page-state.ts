// What is asked of a page from inside it: each function is sent there as it stands, so it uses nothing
// from outside itself.

/** Whether React has taken the page over, so that the app answers to what is pressed. */
export const isStarted = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));

/** Comes once the worker is active, and so the whole store is stored. */
export const workerReady = () => navigator.serviceWorker.ready.then(() => true);

export const headingText = () => document.querySelector('h1')?.textContent;

export const announcement = () => document.querySelector('[role=status]')?.textContent;

/** All that a shopper can read, in one line. */
export const visibleText = () => document.body.innerText.replaceAll(/\s+/g, ' ');

/** Goes to a picture that has no pixels yet, as one below the fold loads only there; says which it is. */
export function nextMissingPicture() {
  const missing = [...document.images].find((picture) => picture.naturalWidth === 0);
  missing?.scrollIntoView();
  return missing?.src ?? 'none';
}
