import { formatPaise, packText, paise } from '@jhola/domain';
import { ordersMailsTexts as texts } from '../../../messages/index.ts';
import { type Block, catalogueText } from '../../../platform/mail/index.ts';
import type { OrderRow } from '../orders.queries.ts';

type Billed = Pick<OrderRow, 'lines' | 'sub_total_paise' | 'delivery_paise' | 'total_paise'>;

/** The bill of an order in a mail, with the rows of the printed bill; `due` is how its total is labelled. */
export function mailBill(order: Billed, due: 'total' | 'cash' | 'card'): Block {
  const { lines, sub_total_paise: undiscounted, delivery_paise: delivery, total_paise: total } = order;
  const itemsTotal = paise(total - delivery);
  const saved = paise(undiscounted - itemsTotal);
  return {
    kind: 'bill',
    items: lines.map((line) => ({
      name: catalogueText(line.name),
      unit: catalogueText(packText(line.unit)),
      quantity: line.quantity,
      amount: formatPaise(line.amount_paise),
      picture: line.images[0] ?? null,
    })),
    rows: [
      ...(saved > 0
        ? [
            { label: texts.totalAtMrp, value: formatPaise(undiscounted) },
            { label: texts.discount, value: `− ${formatPaise(saved)}` },
          ]
        : []),
      { label: texts.itemsTotal, value: formatPaise(itemsTotal) },
      { label: texts.delivery, value: delivery === 0 ? texts.free : formatPaise(delivery) },
      { label: texts[due], value: formatPaise(total) },
    ],
  };
}
