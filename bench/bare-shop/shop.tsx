// The smallest React shop with the catalogue of the store: what React, React Router and the browser cost by themselves.
import { useState } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { findCategory, findProduct, productsIn } from '../../src/catalogue/catalogue.ts';
import { categories } from '../../src/catalogue/categories.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { products } from '../../src/catalogue/products.ts';
import { formatPrice } from '../../src/money/money.ts';
import { categoryUrl, paths, productUrl } from '../../src/paths.ts';

export const urls = [
  paths.home,
  paths.products,
  paths.cart,
  ...categories.map(({ slug }) => categoryUrl(slug)),
  ...products.map(({ id }) => productUrl(id)),
];

export function Shop() {
  const [cart, setCart] = useState<readonly Product[]>([]);
  const add = (product: Product) => setCart([...cart, product]);
  return (
    <>
      <nav>
        <Link to={paths.home}>Home</Link> <Link to={paths.products}>All Tools</Link>{' '}
        {categories.map(({ name, slug }) => (
          <Link key={slug} to={categoryUrl(slug)}>
            {`${name} `}
          </Link>
        ))}
        <Link to={paths.cart}>Cart</Link>
      </nav>
      <Routes>
        <Route path={paths.home} element={<Listing name="Home" products={products} />} />
        <Route path={paths.products} element={<Listing name="All Tools" products={products} />} />
        <Route path={categoryUrl(':slug')} element={<CategoryPage />} />
        <Route path={productUrl(':id')} element={<ProductPage onAdd={add} />} />
        <Route path={paths.cart} element={<Listing name="Cart" products={cart} />} />
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
