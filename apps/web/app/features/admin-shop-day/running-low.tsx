import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import { ProductLine } from './product-line.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { stockLastsText } from './format-figures.ts';

/** The products that run out first. */
export function RunningLow({ products }: { products: ShopDay['runsOut'] }) {
  return (
    <section className="panel day-panel" aria-labelledby="runs-out">
      <h2 id="runs-out">{texts.runningLow}</h2>
      {products.length === 0 ? (
        <p className="muted">{texts.nothingLow}</p>
      ) : (
        <p className="muted small">{texts.lowBasis}</p>
      )}
      <ul className="day-list">
        {products.map((product) => (
          <ProductLine key={product.productId} product={product}>
            <b className={product.daysLeft < 1 ? 'bad' : undefined}>{stockLastsText(product.daysLeft)}</b>
            <span className="muted small">
              {texts.leftAndRate({
                left: product.stock,
                rate: formatCount(Math.round(product.soldPerDay * 10) / 10),
              })}
            </span>
            {product.waiting > 0 && (
              <span className="muted small">{texts.waitFor({ count: product.waiting })}</span>
            )}
          </ProductLine>
        ))}
      </ul>
    </section>
  );
}
