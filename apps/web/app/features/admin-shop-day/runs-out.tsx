import { ProductLine } from './product-line.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { lasts, number } from './words.ts';

/** The products that run out first. */
export function RunsOut({ products }: { products: ShopDay['runsOut'] }) {
  return (
    <section className="panel day-panel" aria-labelledby="runs-out">
      <h2 id="runs-out">Running low</h2>
      {products.length === 0 ? (
        <p className="muted">Everything that sold in the last 7 days will last 3 days or more.</p>
      ) : (
        <p className="muted small">Based on sales in the last 7 days.</p>
      )}
      <ul className="day-list">
        {products.map((product) => (
          <ProductLine key={product.productId} product={product}>
            <b className={product.daysLeft < 1 ? 'bad' : undefined}>{lasts(product.daysLeft)}</b>
            <span className="muted small">
              {number(product.stock)} left, {number(Math.round(product.soldPerDay * 10) / 10)} a day
            </span>
          </ProductLine>
        ))}
      </ul>
    </section>
  );
}
