import { ProductLine } from './product-line.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { lasts, number } from './words.ts';

/** What will be gone first. */
export function RunsOut({ products }: { products: ShopDay['runsOut'] }) {
  return (
    <section className="panel day-panel" aria-labelledby="runs-out">
      <h2 id="runs-out">What runs out</h2>
      {products.length === 0 ? (
        <p className="muted">Nothing: all that sold in the last seven days lasts three days or longer.</p>
      ) : (
        <p className="muted small">If it goes on selling as in the last seven days.</p>
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
