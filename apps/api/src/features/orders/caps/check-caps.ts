import { AppError } from '../../../platform/app-error.ts';
import type { OrderCaps } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import type { Checkout } from '../checkout.queries.ts';
import { countUnpaidFrom, type HeldUnits, lockAddress, readUnitsFrom } from './caps.queries.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';

/** Refuses an order if its account would hold too much that isn't paid. Throws TOO_MUCH_UNPAID. */
export function checkCaps(
  caps: OrderCaps,
  { confirmed, cashOrders, lines }: Checkout,
  paymentMethod: 'cash' | 'card',
): void {
  const most = confirmed ? caps.confirmed : caps.unconfirmed;
  const advice = adviceTo(confirmed);
  if (paymentMethod === 'cash' && cashOrders >= most.cashOrders) {
    throw tooMuch(texts.tooManyUnpaid({ orders: cashOrders, advice }));
  }
  refuseUnits(
    lines,
    new Map(lines.map(({ productId, unpaidUnits }) => [productId, unpaidUnits])),
    most.units,
    advice,
  );
}

/** The IP address whose unconfirmed accounts share a cap that holds for this order; null if there is none. */
export function cappedAddress({ confirmed }: Checkout, address: string | null): string | null {
  return confirmed ? null : address;
}

/**
 * Refuses an order if all unconfirmed accounts of an IP address would hold too much that isn't paid. Within the
 * transaction that writes the order: orders of the address are then written one after the other. Throws
 * TOO_MUCH_UNPAID.
 */
export async function checkAddressCaps(
  tx: Db,
  caps: OrderCaps,
  address: string,
  { lines }: Pick<Checkout, 'lines'>,
): Promise<void> {
  const advice = adviceTo(false);
  await lockAddress(tx, address);
  if ((await countUnpaidFrom(tx, address)) >= caps.address.orders) {
    throw tooMuch(texts.networkHasUnpaid({ advice }).trim());
  }
  const ids = lines.map(({ productId }) => productId);
  refuseUnits(lines, await readUnitsFrom(tx, address, ids), caps.address.units, advice);
}

function adviceTo(confirmed: boolean): string {
  return confirmed ? '' : `${texts.confirmEmail} `;
}

/** A cap keeps scarce products for others: of a product with plenty of stock, up to half may be held. */
function refuseUnits(lines: Checkout['lines'], held: HeldUnits, usual: number, advice: string): void {
  for (const { productId, name, quantity, stock } of lines) {
    const unpaid = held.get(productId) ?? 0;
    const most = Math.max(usual, Math.floor((stock + unpaid) / 2));
    if (unpaid + quantity <= most) continue;
    const told = { max: most, name, advice };
    throw tooMuch(
      unpaid === 0 ? texts.tooManyUnits(told) : texts.tooManyUnitsOrdered({ ...told, ordered: unpaid }),
    );
  }
}

function tooMuch(message: string): AppError {
  return new AppError('TOO_MUCH_UNPAID', { message });
}
