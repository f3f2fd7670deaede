import type { AnswerOf } from '@jhola/contract/client';

export type LeftOut = AnswerOf<'mergeCart'>['leftOut'][number];

/** What the shopper reads of a product of which the cart has fewer than they wanted, or none. */
export function leftOutText(
  name: string,
  { reason, quantity }: Pick<LeftOut, 'reason' | 'quantity'>,
): string {
  if (quantity > 0) return `Your cart has ${quantity} of ${name}, the most you can order.`;
  switch (reason) {
    case 'gone':
      return noLongerSold(name);
    case 'sold-out':
      return `${name} is out of stock, so it isn’t in your cart.`;
    default:
      return `Your cart is full, so ${name} isn’t in it.`;
  }
}

export function noLongerSold(name: string): string {
  return `${name} is no longer sold, so it isn’t in your cart.`;
}
