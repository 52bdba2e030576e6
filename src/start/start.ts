// Loads the app once the prerendered page has been painted, so that on a slow connection the two do not
// compete. Until then links and GET forms work natively.
import { pageLoadType, setStartState, startState } from '../ui/start-state.ts';
import { isRenewed } from './renewed.ts';

// A shell has nothing to paint, and a hidden page is not painted.
const isShell = document.documentElement.dataset.url === undefined;
const willPaint = !isShell && !document.hidden;

const load = () => loadApp().catch(recover);

let app: typeof import('./main.tsx') | undefined;

async function loadApp() {
  await import('react-dom/client');
  await new Promise((done) => setTimeout(done));
  app = await import('./main.tsx');
  // As for the app (guard.ts).
  const timer = setTimeout(() => replaceState('running', 'incomplete'), 10_000);
  await app.loadLaterParts();
  clearTimeout(timer);
  replaceState('incomplete', 'running');
}

/** Before React has rendered the page, its state is another one. */
function replaceState(state: 'running' | 'incomplete', next: 'running' | 'incomplete') {
  if (startState() === state) setStartState(next);
}

/**
 * If a newer version has removed the scripts of this page, a reload gets the newer page. It is tried only once, or after a script has
 * been renewed, and if the server answers: otherwise it would replace the painted page with the browser's error page.
 */
async function recover() {
  const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  const isServerUp = await answer.then(({ ok }) => ok).catch(() => false);
  const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const renewed = await Promise.all([...scripts].map(({ href }) => isRenewed(href)));
  if (isServerUp && (renewed.includes(true) || pageLoadType() !== 'reload'))
    app ? app.reloadWithCart() : location.reload();
  else setStartState(startState() === 'running' ? 'incomplete' : 'failed');
}

/** Resolves once the first frame is on the screen, or after three seconds, for browsers that do not report paints. */
const firstPaint = () =>
  new Promise((done) => {
    setTimeout(done, 3000);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });

if (willPaint && startState() === undefined) firstPaint().then(load, load);
else if (startState() !== 'static') load();
