import { formatRupees } from '@jhola/domain';
import { useState } from 'react';
import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import { FilterChip } from '#ui/chip.tsx';
import { ProductLine } from './product-line.tsx';
import type { ShopDay } from './use-shop-day.ts';

type Sells = ShopDay['sells'];

/** Best sellers of today or of the last seven days, by pieces or by sales. */
export function BestSellers({ sells }: { sells: Sells }) {
  const [when, setWhen] = useState<keyof Sells>('today');
  const [by, setBy] = useState<keyof Sells['today']>('byQuantity');
  const products = sells[when][by];
  return (
    <section className="panel day-panel" aria-labelledby="sells">
      <h2 id="sells">{texts.bestSellers}</h2>
      <div className="day-picks" role="group" aria-label={texts.time}>
        <FilterChip pressed={when === 'today'} onClick={() => setWhen('today')}>
          {texts.today}
        </FilterChip>
        <FilterChip pressed={when === 'week'} onClick={() => setWhen('week')}>
          {texts.sevenDays}
        </FilterChip>
      </div>
      <div className="day-picks" role="group" aria-label={texts.order}>
        <FilterChip pressed={by === 'byQuantity'} onClick={() => setBy('byQuantity')}>
          {texts.byQuantity}
        </FilterChip>
        <FilterChip pressed={by === 'byTakings'} onClick={() => setBy('byTakings')}>
          {texts.bySales}
        </FilterChip>
      </div>
      {products.length === 0 && <p className="muted">{texts.nothingSold}</p>}
      <ol className="day-list">
        {products.map((product) => (
          <ProductLine key={product.productId ?? product.name} product={product}>
            <b>
              {by === 'byQuantity'
                ? texts.times({ count: formatCount(product.quantity) })
                : formatRupees(product.takings)}
            </b>
            <span className="muted small">
              {by === 'byQuantity'
                ? formatRupees(product.takings)
                : texts.times({ count: formatCount(product.quantity) })}
            </span>
          </ProductLine>
        ))}
      </ol>
    </section>
  );
}
