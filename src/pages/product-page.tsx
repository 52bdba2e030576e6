import { Link, Navigate, useParams } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { categoryOf, findProduct } from '../catalogue/catalogue';
import { percentOff, savings } from '../catalogue/discount';
import { formatMoney } from '../catalogue/money';
import { Price } from '../catalogue/price';
import { ProductPicture } from '../catalogue/product-picture';
import { StarRating } from '../catalogue/star-rating';
import { Page } from '../layout/page';
import { categoryUrl, paths } from '../paths';
import { store } from '../store';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

const pictureSizes = '(min-width: 80rem) 38rem, (min-width: 48rem) 46vw, 92vw';

export function ProductPage() {
  const { productId = '' } = useParams();
  const product = findProduct(productId);
  const category = product && categoryOf(product);
  if (!product || !category) return <Navigate to={paths.products} replace />;

  const categoryCrumb = { name: category.name, url: categoryUrl(category.slug) };
  return (
    <Page name={product.name} trail={[categoryCrumb]}>
      <div className="grid gap-6 md:grid-cols-2">
        <ProductPicture product={product} sizes={pictureSizes} isMain />
        <div className="flex flex-col items-start gap-4">
          <StarRating rating={product.rating} reviews={product.reviews} />
          <div>
            <Price price={product.price} originalPrice={product.originalPrice} isLarge />
            <p className="font-semibold text-saving">
              {`Save ${formatMoney(savings(product))} (${percentOff(product)}% off)`}
            </p>
          </div>
          <p className="max-w-prose">{product.description}</p>
          <div className="flex flex-wrap gap-3">
            <AddToCartButton productId={product.id} />
            <Button variant="secondary">Add to Wishlist</Button>
          </div>
          <ul className="flex flex-col gap-2">
            <li className="note">
              <Icon name="truck" />
              <span>{store.freeShippingNote}</span>
            </li>
            <li className="note">
              <Icon name="return" />
              <span>{store.returnPolicy}</span>
            </li>
          </ul>
          <Link to={categoryCrumb.url} className="inline-link">
            {`More in ${category.name}`}
          </Link>
        </div>
      </div>
    </Page>
  );
}
