// Loads the app once the prerendered page has been painted, so that on a slow connection the two do not
// compete. Until then links and GET forms work natively.

const root = document.querySelector<HTMLElement>('#root');

/** Reloads once: the page may refer to scripts that a newer version has removed. */
function reloadOnce() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') location.reload();
}

async function loadApp() {
  // React first: two short tasks instead of a long one leave room for input in between.
  await import('react-dom/client');
  await new Promise((done) => setTimeout(done));
  await import('./main');
}

const load = () =>
  loadApp().catch(() => {
    root?.removeAttribute('inert');
    reloadOnce();
  });

// While the URL carries a cart, leaving the page would lose it. The app removes `inert` once it has the cart.
const hasCart = new URLSearchParams(location.search).has('items');
if (hasCart) root?.setAttribute('inert', '');

// A shell has nothing to paint, and a hidden page is not painted.
const willPaint = root?.dataset.url !== undefined && !document.hidden;
if (willPaint && !hasCart) requestAnimationFrame(() => requestAnimationFrame(load));
else load();
