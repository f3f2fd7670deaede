import { packText } from '@jhola/domain';
import type { WirePickGroup } from '@jhola/contract/client';
import { languageOf } from '#platform/language.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { tintOf } from '#ui/tint-of.ts';
import '#ui/panel.css';
import { OrderNumbers } from './order-numbers.tsx';
import { keyOfLine, type Picked } from './use-picked.ts';

export type PickGroupProps = {
  group: WirePickGroup;
  /** How many each order gets, if there are several orders. */
  namesOrders: boolean;
  /** Which lines are ticked, because they are in the bag. */
  picked: Picked;
};

/** The products of one category, one per line, each with a checkbox for packing. */
export function PickGroup({ group: { category, lines }, namesOrders, picked }: PickGroupProps) {
  return (
    <section className="panel pick-group" aria-label={category}>
      <h2 lang={languageOf(category)}>{category}</h2>
      <ul>
        {lines.map((picking) => {
          const { name, unit, image, quantity, orders } = picking;
          const line = keyOfLine(picking);
          return (
            <li key={line}>
              <label className="pick-line">
                <Checkbox checked={picked.has(line)} onChange={() => picked.toggle(line)} />
                <Pocket tint={tintOf(category)}>{image && <Picture src={image} alt="" shown={42} />}</Pocket>
                <b className="pick-count">{quantity} ×</b>
                <span>
                  <span className="pick-name" lang={languageOf(name)}>
                    {name}
                  </span>
                  <span className="muted small">{packText(unit)}</span>
                  {namesOrders && (
                    <span className="muted small">
                      <OrderNumbers>
                        {orders.map((order) => `${order.orderId}: ${order.quantity}`)}
                      </OrderNumbers>
                    </span>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
