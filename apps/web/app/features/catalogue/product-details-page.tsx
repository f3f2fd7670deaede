import { dietOf, packText } from '@jhola/domain';
import { Suspense } from 'react';
import { AddToCart, CartLink } from '#features/cart/index.ts';
import { NotifyMe } from '#features/stock-alerts/index.ts';
import { texts as catalogue } from '#messages/catalogue.ts';
import { texts } from '#messages/product-page.ts';
import { texts as shared } from '#messages/shared.ts';
import { languageOf } from '#platform/language.ts';
import { BigPrice } from '#ui/price.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { TenMinuteBadge } from '#ui/ten-minutes.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { CardProduct } from './card-product.ts';
import type { loadProduct, ProductDetails } from './load-product.ts';
import { PackChoice } from './pack-choice.tsx';
import { ProductClaims, type ProductClaimsProps } from './product-claims.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RelatedRows } from './related-rows.tsx';
import { unitPriceText } from './unit-price-text.ts';

type Loaded = NonNullable<Awaited<ReturnType<typeof loadProduct>>> & { version: string | undefined };

export type ProductDetailsPageProps = Loaded & ProductClaimsProps;

/** A product's own page. */
export function ProductDetailsPage(props: ProductDetailsPageProps) {
  const { product, packs, tint, place, version, deliveries } = props;
  const card: CardProduct = { ...product, tint };
  const soldOut = product.stock === 0;
  const diet = dietOf(product.more_details);
  const control = soldOut ? (
    <NotifyMe product={product} size="bar" />
  ) : (
    <AddToCart product={card} size="bar" />
  );
  return (
    <div data-tint={tint}>
      <Breadcrumbs place={place} />
      <div className="pdp">
        <ProductGallery
          pictures={product.image}
          name={`${product.name}, ${packText(product.unit)}`}
          tint={tint}
          key={product._id}
        />
        <div className="pdp-text">
          <p className="row pdp-badge">
            <TenMinuteBadge />
            <span className="muted">
              {[packText(product.unit), unitPriceText(product)].filter(Boolean).join(' · ')}
            </span>
            {diet && <span className="muted">{catalogue[diet]}</span>}
          </p>
          <h1 lang={languageOf(product.name)}>{product.name}</h1>
          <BigPrice price={product.price} discount={product.discount} />
          {packs.length > 0 && <PackChoice packs={packs} chosen={product._id} />}
          {soldOut && <p className="sold-out">{shared.outOfStock}</p>}
          <div className="only-lg">{control}</div>
          <Stitch />
          <ProductClaims deliveries={deliveries} />
          <Facts product={product} />
        </div>
      </div>
      <Suspense key={product._id}>
        <RelatedRows productId={product._id} version={version} />
      </Suspense>
      <div className="buybar">
        <CartLink />
        {control}
      </div>
    </div>
  );
}

function Facts({ product }: { product: ProductDetails }) {
  return (
    <>
      {product.description !== '' && (
        <section>
          <h2>{texts.description}</h2>
          <p className="muted description" lang={languageOf(product.description)}>
            {product.description}
          </p>
        </section>
      )}
      <section>
        <h2>{texts.details}</h2>
        <dl className="dl">
          <Detail name={texts.unit} value={packText(product.unit)} />
          {product.facts.map(({ name, value }) => (
            <Detail name={name} value={value} key={name} />
          ))}
          {Object.entries(product.more_details).map(([name, value]) => (
            <Detail name={name} value={value} key={name} />
          ))}
        </dl>
      </section>
    </>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt lang={languageOf(name)}>{name}</dt>
      <dd lang={languageOf(value)}>{value}</dd>
    </div>
  );
}
