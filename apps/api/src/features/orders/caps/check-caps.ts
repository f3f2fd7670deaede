import type { ProductId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { OrderCaps } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import {
  countUnpaidFrom,
  type HeldUnits,
  lockAddress,
  readUnitsFrom,
  readUnitsOf,
  readUnpaidOrders,
} from './caps.queries.ts';

export type OrderToCheck = {
  readonly userId: UserId;
  /** From `addressKey`; null if the IP address doesn't identify a client: it is a proxy's, or this machine's. */
  readonly address: string | null;
  readonly paymentMethod: 'cash' | 'card';
  readonly lines: readonly {
    readonly productId: ProductId;
    readonly name: string;
    readonly quantity: number;
    /** The product's remaining stock. */
    readonly stock: number;
  }[];
};

/**
 * Refuses an order if an account, or all unconfirmed accounts of an IP address, would hold too much that isn't paid.
 * Runs within the transaction that writes the order, under the lock of its cart. Throws TOO_MUCH_UNPAID.
 */
export async function checkCaps(tx: Db, caps: OrderCaps, order: OrderToCheck): Promise<void> {
  const { userId, address, lines } = order;
  const { confirmed, cashOrders } = await readUnpaidOrders(tx, userId);
  const most = confirmed ? caps.confirmed : caps.unconfirmed;
  const advice = confirmed ? '' : 'Confirm your email to order more: the link is in the mail we sent you. ';
  if (order.paymentMethod === 'cash' && cashOrders >= most.cashOrders) {
    throw tooMuch(
      `You have ${cashOrders} unpaid orders on their way. ${advice}Pay online, or wait for one to arrive`,
    );
  }
  const ids = lines.map(({ productId }) => productId);
  refuseUnits(lines, await readUnitsOf(tx, userId, ids), most.units, advice);
  if (confirmed || address === null) return;
  await lockAddress(tx, address);
  if ((await countUnpaidFrom(tx, address)) >= caps.address.orders) {
    throw tooMuch(`There are many unpaid orders from your network. ${advice}`.trim());
  }
  refuseUnits(lines, await readUnitsFrom(tx, address, ids), caps.address.units, advice);
}

/** A cap keeps scarce products for others: of a product with plenty of stock, up to half may be held. */
function refuseUnits(lines: OrderToCheck['lines'], held: HeldUnits, usual: number, advice: string): void {
  for (const { productId, name, quantity, stock } of lines) {
    const unpaid = held.get(productId) ?? 0;
    const most = Math.max(usual, Math.floor((stock + unpaid) / 2));
    if (unpaid + quantity <= most) continue;
    const already = unpaid === 0 ? '' : `, and ${unpaid} are already ordered`;
    throw tooMuch(`At most ${most} of ${name} can be in unpaid orders${already}. ${advice}Choose fewer`);
  }
}

function tooMuch(message: string): AppError {
  return new AppError('TOO_MUCH_UNPAID', { message });
}
