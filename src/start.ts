// The page is drawn before the app is asked for, so that on a slow line the two do not compete. A form
// that is sent in between is kept and sent once the app is there; one that is sent even before this
// file has come is sent by the browser. Links lead on at once, unless a form waits: it would be lost.

const pressed: (() => void)[] = [];

function keepForm(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  pressed.push(() => form.requestSubmit());
}

function keepLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || pressed.length === 0) return;
  event.preventDefault();
  pressed.push(() => link.click());
}

/** Where another version was let in between the page and its app, the page is opened again, once. */
function openAgain() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type !== 'reload') location.reload();
}

async function start() {
  // React on its own first: two short tasks instead of a long one, so that a press in between is felt.
  await import('react-dom/client');
  await new Promise((next) => setTimeout(next));
  const { started } = await import('./main');
  await started;
  document.removeEventListener('submit', keepForm, true);
  document.removeEventListener('click', keepLink, true);
  for (const redo of pressed.splice(0)) redo();
}

document.addEventListener('submit', keepForm, true);
document.addEventListener('click', keepLink, true);

const begin = () => start().catch(openAgain);
// A shell has nothing to draw without the app, and a page in the background is not drawn.
const isDrawn = document.querySelector('#root[data-url]') !== null && !document.hidden;
if (isDrawn) requestAnimationFrame(() => requestAnimationFrame(begin));
else begin();
