import { packText } from '@jhola/domain';
import type { WireOrderDetails } from '@jhola/contract/client';
import { texts } from '#messages/order-desk-order.ts';

/** What happened to the items of an order that was returned undelivered. */
export function UndeliveredItems({ items }: Pick<WireOrderDetails, 'items'>) {
  const inStock = items.filter(({ returnOutcome }) => returnOutcome === 'stock');
  const lost = items.filter(({ returnOutcome }) => returnOutcome === 'written_off');
  return (
    <dl className="undelivered-items small">
      {inStock.length > 0 && (
        <div>
          <dt className="muted">{texts.backInStock}</dt>
          {named(inStock)}
        </div>
      )}
      {lost.length > 0 && (
        <div>
          <dt className="muted">{texts.writtenOff}</dt>
          {named(lost)}
        </div>
      )}
    </dl>
  );
}

function named(items: WireOrderDetails['items']) {
  return items.map(({ quantity, name, unit }, index) => (
    <dd key={`${index} ${name}`}>
      {quantity} × <bdi>{name}</bdi>, {packText(unit)}
    </dd>
  ));
}
