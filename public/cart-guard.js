// Loaded ahead of the first paint and without delaying it. While the URL carries a cart, leaving the page would
// lose it, so the page is inert until the app has the cart, or until the page says that it could not start.
if (new URLSearchParams(location.search).has('items')) {
  document.documentElement.inert = true;
  // The prerendered cart is empty: a message takes its place, and the scripts of the app are loaded at once.
  document.documentElement.dataset.opensCart = '';
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.media = 'all';
  setTimeout(() => {
    document.documentElement.inert = false;
  }, 10_000);
}
