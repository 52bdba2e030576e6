import { Navigate, useParams } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { categoryOf, findProduct } from '../catalogue/catalogue';
import { percentOff, savings } from '../catalogue/discount';
import { formatMoney } from '../catalogue/money';
import { Price } from '../catalogue/price';
import { ProductPicture } from '../catalogue/product-picture';
import { StarRating } from '../catalogue/star-rating';
import { MoreFromCategory } from '../layout/more-from-category';
import { Page } from '../layout/page';
import { ProductPromises } from '../layout/product-promises';
import { categoryUrl, paths, productUrl } from '../paths';
import { Button } from '../ui/button';
import { ShareButton } from '../ui/share-button';

const pictureSizes = '(min-width: 80rem) 38rem, (min-width: 48rem) 46vw, 92vw';

export function ProductPage() {
  const { productId = '' } = useParams();
  const product = findProduct(productId);
  const category = product && categoryOf(product);
  if (!product || !category) return <Navigate to={paths.products} replace />;

  return (
    <Page name={product.name} trail={[{ name: category.name, url: categoryUrl(category.slug) }]}>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <ProductPicture product={product} sizes={pictureSizes} isMain />
        <div className="flex flex-col gap-5">
          <StarRating rating={product.rating} reviews={product.reviews} />
          <div>
            <Price price={product.price} originalPrice={product.originalPrice} isLarge />
            <p className="text-lg font-semibold text-saving">
              {`Save ${formatMoney(savings(product))} (${percentOff(product)}% off)`}
            </p>
          </div>
          <div className="flex flex-wrap items-start gap-3">
            <div className="buy-bar">
              <AddToCartButton product={product} />
            </div>
            <Button variant="secondary">Add to Wishlist</Button>
            <ShareButton key={product.id} title={product.name} url={productUrl(product.id)}>
              Share
            </ShareButton>
          </div>
          <ProductPromises />
          <p className="max-w-prose">{product.description}</p>
        </div>
      </div>
      <MoreFromCategory category={category} except={product} />
    </Page>
  );
}
