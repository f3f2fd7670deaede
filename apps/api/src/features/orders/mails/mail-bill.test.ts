import { paise } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { mailBill } from './mail-bill.ts';

/** The rows of a bill, in paise: at MRP, for the delivery, in total. */
function rowsOf(atMrp: number, delivery: number, total: number) {
  const order = {
    lines: [],
    sub_total_paise: paise(atMrp),
    delivery_paise: paise(delivery),
    total_paise: paise(total),
  };
  const bill = mailBill(order, 'total');
  return bill.kind === 'bill' ? bill.rows.map(({ label, value }) => `${label} ${value}`) : [];
}

describe('the bill in a mail', () => {
  test('shows what the order saved and its delivery charge', () => {
    expect(rowsOf(20_000, 2_500, 21_000)).toEqual([
      'Total at MRP ₹200',
      'Discount − ₹15',
      'Items total ₹185',
      'Delivery Charge ₹25',
      'Grand total ₹210',
    ]);
  });

  test('has only the items’ total if there is no discount, and says that the delivery is free', () => {
    expect(rowsOf(20_000, 0, 20_000)).toEqual([
      'Items total ₹200',
      'Delivery Charge Free',
      'Grand total ₹200',
    ]);
  });
});
