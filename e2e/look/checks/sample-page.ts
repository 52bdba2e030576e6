/** A page without a fault, in a viewport of 768 x 1024: bars at the top and the bottom, prices, controls. */
export const samplePage = `
<!doctype html>
<style>
  html { scroll-padding: 80px 0 }
  body { margin: 0; font: 16px/1.5 sans-serif }
  header, .bar { position: sticky; top: 0; z-index: 1; display: flex; height: 60px; background: white }
  .bar { top: auto; bottom: 0 }
  main { padding: 16px }
  h1, p, li { margin: 0 }
  a { display: inline-flex; min-height: 44px; min-width: 44px; align-items: center }
  button, input, .primary { box-sizing: border-box; min-height: 48px; font: inherit }
  .primary { background: orange }
  ol { display: flex; padding: 0; list-style: none }
  .row { height: 200px; overflow-x: auto; white-space: nowrap }
  .row a { width: 600px }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden }
  .space { height: 2000px }
</style>
<header>
  <a href="#shop">Shop</a>
  <input type="search" placeholder="Search products" aria-label="Search">
</header>
<main>
  <nav aria-label="Breadcrumb"><ol><li><a href="#home">Home</a></li><li>Torque wrench</li></ol></nav>
  <h1>Torque wrench</h1>
  <p class="description">Clicks at the torque that you set.</p>
  <p class="price"><span class="hidden">Price </span>$139.99</p>
  <p><button>Add to Cart</button></p>
  <p><a class="primary" href="#all">All tools</a></p>
  <div class="row"><a href="#1">In a row</a><a href="#2">that scrolls</a></div>
  <div class="space"></div>
  <p class="last-price">$59.99</p>
  <p><a class="last" href="#last">Returns</a></p>
</main>
<div class="bar"><button>Checkout</button></div>
`;
