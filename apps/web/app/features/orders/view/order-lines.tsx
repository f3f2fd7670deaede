import type { WireOrder } from '@jhola/contract/client';
import { formatRupees } from '@jhola/domain';
import { PlainLines } from '#features/cart/index.ts';
import { texts } from '#messages/order-view.ts';
import { tintOf } from '#ui/tint-of.ts';
import '#ui/panel.css';
import './order-view.css';

/** The items of an order, as they were when it was placed. */
export function OrderLines({ items }: Pick<WireOrder, 'items'>) {
  return (
    <section className="panel order-lines" aria-label={texts.items}>
      <h2 className="vh">{texts.items}</h2>
      <PlainLines
        lines={items.map(({ name, category, unit, image, quantity, amount }, index) => ({
          _id: String(index),
          name,
          unit,
          image,
          quantity,
          tint: tintOf(category || name),
          amount: formatRupees(amount),
        }))}
      />
    </section>
  );
}
