import { cartTotals, discountedPaise, formatPaise } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { LineToOrder } from '../../cart/index.ts';
import { outOfStock } from '../../catalogue/index.ts';
import type { OrderForm } from './order-form.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';

/**
 * Compares the stored cart with what the shopper saw. Throws CART_CHANGED or OUT_OF_STOCK with a message that names the
 * difference: first compares the lines, then the stock of each, then the amounts.
 */
export function checkCart(lines: readonly LineToOrder[], form: OrderForm): void {
  const change = changeOfLines(lines, form);
  if (change !== null) throw new AppError('CART_CHANGED', { message: change });
  const short = lines.find((line) => line.stock < line.quantity);
  if (short) throw outOfStock(short.name, short.stock);
  const difference = changeOfAmounts(lines, form);
  if (difference !== null) throw new AppError('CART_CHANGED', { message: difference });
}

function changeOfLines(lines: readonly LineToOrder[], { list_items: seen }: OrderForm): string | null {
  if (lines.length === 0) return texts.cartIsEmpty;
  const unseen = new Map(lines.map((line) => [line.id, line]));
  for (const item of seen) {
    const line = unseen.get(item._id);
    if (line === undefined || line.productId !== item.productId) {
      return texts.lineIsGone;
    }
    if (line.quantity !== item.quantity) {
      return texts.otherQuantity({ quantity: line.quantity, name: line.name, seen: item.quantity });
    }
    unseen.delete(item._id);
  }
  const [added] = unseen.values();
  return added === undefined ? null : texts.lineAdded({ name: added.name });
}

function changeOfAmounts(lines: readonly LineToOrder[], form: OrderForm): string | null {
  const { undiscountedPaise, discountedPaise: discounted, grandTotalPaise } = cartTotals(lines);
  // Clients send either the total before or after discounts as sub total.
  const subTotalFits = form.subTotalPaise === discounted || form.subTotalPaise === undiscountedPaise;
  if (form.totalPaise === grandTotalPaise && subTotalFits) return null;
  for (const { name, pricePaise, discount, addedUnitPaise } of lines) {
    const now = discountedPaise(pricePaise, discount);
    if (now !== addedUnitPaise) {
      return texts.otherPrice({ name, now: formatPaise(now), before: formatPaise(addedUnitPaise) });
    }
  }
  return texts.otherTotal({ total: formatPaise(grandTotalPaise) });
}
