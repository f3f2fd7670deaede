import { useState } from 'react';
import { FilterChip } from '#ui/chip.tsx';
import { ProductLine } from './product-line.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { number, rupees } from './words.ts';

type Sells = ShopDay['sells'];

/** Best sellers of today or of the last seven days, by pieces or by sales. */
export function BestSellers({ sells }: { sells: Sells }) {
  const [when, setWhen] = useState<keyof Sells>('today');
  const [by, setBy] = useState<keyof Sells['today']>('byQuantity');
  const products = sells[when][by];
  return (
    <section className="panel day-panel" aria-labelledby="sells">
      <h2 id="sells">Best sellers</h2>
      <div className="day-picks" role="group" aria-label="Time">
        <FilterChip pressed={when === 'today'} onClick={() => setWhen('today')}>
          Today
        </FilterChip>
        <FilterChip pressed={when === 'week'} onClick={() => setWhen('week')}>
          7 days
        </FilterChip>
      </div>
      <div className="day-picks" role="group" aria-label="Order">
        <FilterChip pressed={by === 'byQuantity'} onClick={() => setBy('byQuantity')}>
          By quantity
        </FilterChip>
        <FilterChip pressed={by === 'byTakings'} onClick={() => setBy('byTakings')}>
          By sales
        </FilterChip>
      </div>
      {products.length === 0 && <p className="muted">Nothing sold yet today.</p>}
      <ol className="day-list">
        {products.map((product) => (
          <ProductLine key={product.productId ?? product.name} product={product}>
            <b>{by === 'byQuantity' ? `× ${number(product.quantity)}` : rupees(product.takings)}</b>
            <span className="muted small">
              {by === 'byQuantity' ? rupees(product.takings) : `× ${number(product.quantity)}`}
            </span>
          </ProductLine>
        ))}
      </ol>
    </section>
  );
}
