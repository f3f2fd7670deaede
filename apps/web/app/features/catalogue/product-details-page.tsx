import { dietOf } from '@jhola/domain';
import { AddToCart, CartLink } from '#features/cart/index.ts';
import { BigPrice } from '#ui/price.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { TenMinuteBadge } from '#ui/ten-minutes.tsx';
import { tintStyle } from '#ui/tint.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { CardProduct } from './card-product.ts';
import type { loadProduct, ProductDetails } from './load-product.ts';
import { DIET_WORDS } from './diet-words.ts';
import { PackChoice } from './pack-choice.tsx';
import { ProductClaims } from './product-claims.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RelatedRows } from './related-rows.tsx';
import { unitPriceText } from './unit-price-text.ts';

type Loaded = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

/** A product's own page. */
export function ProductDetailsPage({ product, packs, tint, place }: Loaded) {
  const card: CardProduct = { ...product, tint };
  const soldOut = product.stock === 0;
  const diet = dietOf(product.more_details);
  return (
    <div style={tintStyle(tint)}>
      <Breadcrumbs place={place} />
      <div className="pdp">
        <ProductGallery
          pictures={product.image}
          name={`${product.name}, ${product.unit}`}
          key={product._id}
        />
        <div className="pdp-text">
          <p className="row pdp-badge">
            <TenMinuteBadge />
            <span className="muted">
              {[product.unit, unitPriceText(product)].filter(Boolean).join(' · ')}
            </span>
            {diet && <span className="muted">{DIET_WORDS[diet]}</span>}
          </p>
          <h1>{product.name}</h1>
          <BigPrice price={product.price} discount={product.discount} />
          {packs.length > 0 && <PackChoice packs={packs} chosen={product._id} />}
          {soldOut ? (
            <p className="sold-out">Out of Stock</p>
          ) : (
            <div className="only-lg">
              <AddToCart product={card} size="bar" />
            </div>
          )}
          <Stitch />
          <ProductClaims />
          <Facts product={product} />
        </div>
      </div>
      <RelatedRows productId={product._id} key={product._id} />
      <div className="buybar">
        <CartLink />
        {soldOut ? <span className="sold-out">Out of Stock</span> : <AddToCart product={card} size="bar" />}
      </div>
    </div>
  );
}

function Facts({ product }: { product: ProductDetails }) {
  return (
    <>
      {product.description !== '' && (
        <section>
          <h2>Description</h2>
          <p className="muted description">{product.description}</p>
        </section>
      )}
      <section>
        <h2>Details</h2>
        <dl className="dl">
          <Fact name="Unit" value={product.unit} />
          {Object.entries(product.more_details).map(([name, value]) => (
            <Fact name={name} value={value} key={name} />
          ))}
        </dl>
      </section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
