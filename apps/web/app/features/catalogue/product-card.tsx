import { packText, productPath } from '@jhola/domain';
import { memo } from 'react';
import { AddToCart } from '#features/cart/index.ts';
import { NotifyMe } from '#features/stock-alerts/index.ts';
import { texts } from '#messages/catalogue.ts';
import { texts as shared } from '#messages/shared.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { DiscountLabel, Price } from '#ui/price.tsx';
import { TenMinuteNote } from '#ui/ten-minutes.tsx';
import type { CardProduct } from './card-product.ts';
import { unitPriceText } from './unit-price-text.ts';

/** On a phone 113 pixels in a row of cards, up to 150 in a grid; on larger screens 135 to 170. */
const SIZES = '(min-width:768px) 150px,113px';

export type ProductCardProps = {
  product: CardProduct;
  /** Whether it is among the first pictures of the page, which are fetched at once. */
  first?: boolean;
};

/**
 * One product: the whole card is a link, with the cart control above it. It isn't rendered again with the list around
 * it while its product is the same object.
 */
export const ProductCard = memo(function ProductCard({ product, first = false }: ProductCardProps) {
  const soldOut = product.stock === 0;
  const each = unitPriceText(product);
  return (
    <article className={classNames('card', soldOut && 'out')} data-tint={product.tint}>
      {/* Before the picture and the price, so that screen readers say first what these belong to. */}
      <h3>
        <Link to={productPath(product)} lang={languageOf(product.name)}>
          {product.name}
        </Link>
      </h3>
      <div className="well">
        <DiscountLabel discount={product.discount} />
        <Picture src={product.image[0] ?? ''} alt="" shown={113} sizes={SIZES} least={113} first={first} />
        {soldOut && <span className="outlab">{shared.outOfStock}</span>}
        {soldOut ? <NotifyMe product={product} /> : <AddToCart product={product} />}
      </div>
      <Price price={product.price} discount={product.discount} />
      <p className="meta">
        <span>{packText(product.unit)}</span>
        <TenMinuteNote />
        {(each || product.diet) && (
          <span className="per">
            {each}
            {product.diet && <span>{product.diet === 'veg' ? texts.vegOnCard : texts.nonvegOnCard}</span>}
          </span>
        )}
      </p>
    </article>
  );
});
