import { LIMITS, type ProductId, type UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { OrderCaps } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import type { Checkout } from '../placing/checkout.queries.ts';
import {
  countUnpaidFrom,
  type HeldUnits,
  lockAddress,
  readUnitsFrom,
  readUnpaidUnits,
} from './caps.queries.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';

/** Refuses an order if its account would hold too much that isn't paid. Throws TOO_MUCH_UNPAID. */
export async function checkCaps(
  db: Db,
  userId: UserId,
  caps: OrderCaps,
  checkout: Checkout,
  paymentMethod: 'cash' | 'card',
): Promise<void> {
  const { confirmed, unpaidOrders, lines } = checkout;
  if (paymentMethod === 'cash') checkCashCap(caps, checkout);
  const held = mayHoldTooMany(lines, unpaidOrders)
    ? await readUnpaidUnits(db, userId, idsOf(lines))
    : NOTHING_HELD;
  refuseUnits(lines, held, capsOf(caps, checkout).units, adviceTo(confirmed));
}

/** Refuses a cash order if its account has too many that are unpaid. Throws TOO_MUCH_UNPAID. */
export function checkCashCap(caps: OrderCaps, checkout: Checkout): void {
  const { confirmed, cashOrders } = checkout;
  if (cashOrders < capsOf(caps, checkout).cashOrders) return;
  throw tooMuch(texts.tooManyUnpaid({ orders: cashOrders, advice: adviceTo(confirmed) }));
}

function capsOf(caps: OrderCaps, { confirmed }: Checkout) {
  return confirmed ? caps.confirmed : caps.unconfirmed;
}

const NOTHING_HELD: HeldUnits = new Map();

/**
 * Whether unpaid orders may have so many units of a product that a cap refuses this order. They can't if all these
 * orders, each with the maximum of a line, would still leave half of the stock. Then the units aren't counted, which
 * saves time.
 */
function mayHoldTooMany(lines: Checkout['lines'], unpaidOrders: number): boolean {
  const most = unpaidOrders * LIMITS.quantityPerLine;
  return unpaidOrders > 0 && lines.some(({ stock, quantity }) => stock - 2 * quantity < most);
}

function idsOf(lines: Checkout['lines']): ProductId[] {
  return lines.map(({ productId }) => productId);
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
  refuseUnits(lines, await readUnitsFrom(tx, address, idsOf(lines)), caps.address.units, advice);
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
