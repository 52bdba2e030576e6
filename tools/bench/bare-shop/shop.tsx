// The smallest React shop with the catalogue of the store: what React, React Router and the browser cost by themselves.
import { useState } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { findCategory, findProduct, productsIn } from '../../../src/catalogue/catalogue.ts';
import { categories } from '../../../src/catalogue/categories.ts';
import type { Product } from '../../../src/catalogue/product.ts';
import { products } from '../../../src/catalogue/products.ts';
import { formatPrice } from '../../../src/money/money.ts';
import { categoryUrl, pages, productUrl } from '../../../src/paths.ts';

export const urls = [
  pages.home.path,
  pages.products.path,
  pages.cart.path,
  ...categories.map(({ slug }) => categoryUrl(slug)),
  ...products.map(({ id }) => productUrl(id)),
];

export function Shop() {
  const [cart, setCart] = useState<readonly Product[]>([]);
  const add = (product: Product) => setCart([...cart, product]);
  return (
    <>
      <nav>
        <Link to={pages.home.path}>Home</Link> <Link to={pages.products.path}>All Tools</Link>{' '}
        {categories.map(({ name, slug }) => (
          <Link key={slug} to={categoryUrl(slug)}>
            {`${name} `}
          </Link>
        ))}
        <Link to={pages.cart.path}>Cart</Link>
      </nav>
      <Routes>
        <Route path={pages.home.path} element={<Listing name="Home" products={products} />} />
        <Route
          path={pages.products.path}
          element={<Listing name="All Tools" products={products} />}
        />
        <Route path={categoryUrl(':slug')} element={<CategoryPage />} />
        <Route path={productUrl(':id')} element={<ProductPage onAdd={add} />} />
        <Route path={pages.cart.path} element={<Listing name="Cart" products={cart} />} />
      </Routes>
    </>
  );
}

function CategoryPage() {
  const category = findCategory(useParams().slug ?? '');
  return category ? <Listing name={category.name} products={productsIn(category)} /> : null;
}

function Listing({ name, products }: { name: string; products: readonly Product[] }) {
  return (
    <>
      <h1>{name}</h1>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Image product={product} />
            <Link to={productUrl(product.id)}>{product.name}</Link> {formatPrice(product.price)}
          </li>
        ))}
      </ul>
    </>
  );
}

function ProductPage({ onAdd }: { onAdd: (product: Product) => void }) {
  const product = findProduct(useParams().id ?? '');
  if (!product) return null;
  return (
    <>
      <h1>{product.name}</h1>
      <Image product={product} />
      <p>{formatPrice(product.price)}</p>
      <button type="button" onClick={() => onAdd(product)}>
        Add to Cart
      </button>
      <p>{product.description}</p>
    </>
  );
}

const Image = ({ product }: { product: Product }) => (
  <img src={`/images/${product.id}-192.avif`} alt={product.imageAlt} width="192" height="192" />
);
