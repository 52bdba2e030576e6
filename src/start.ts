// Loads the app once the prerendered page has been painted, so that on a slow connection the two do not
// compete. Until then links and GET forms work natively.

const root = document.querySelector<HTMLElement>('#root');

async function loadApp() {
  // React first: two short tasks instead of a long one leave room for input in between.
  await import('react-dom/client');
  await new Promise((done) => setTimeout(done));
  await import('./main');
}

/** The page may refer to scripts that a newer version has removed: a reload, once, gets the newer page. */
async function recover() {
  const { documentElement } = document;
  documentElement.inert = false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloaded = navigation?.type === 'reload';
  if (!isReloaded && (await isServerUp())) return location.reload();
  // Without its animation the notice is visible at once.
  document.querySelector('#start-notice')?.classList.remove('animate-start-notice');
  if (hasCart) documentElement.dataset.opensCart = 'failed';
}

/** Without a server a reload would replace the painted page by the browser's error page. */
const isServerUp = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const load = () => loadApp().catch(recover);

/**
 * Once the first frame is on the screen, which is some time after it has been rendered; after three seconds in a browser
 * that does not tell.
 */
const firstPaint = () =>
  new Promise((done) => {
    setTimeout(done, 3000);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });

/** Whether the URL carries a cart: set by build/cart-guard.ts. */
const hasCart = document.documentElement.dataset.opensCart !== undefined;
// A shell has nothing to paint, and a hidden page is not painted.
const willPaint = root?.dataset.url !== undefined && !document.hidden;
if (willPaint && !hasCart) firstPaint().then(load, load);
else load();
