import type { ResponseOf } from '@jhola/contract/client';
import { texts } from '#messages/cart.ts';

export type LeftOut = ResponseOf<'mergeCart'>['leftOut'][number];

/** The message about a product of which the cart has a lower quantity than requested, or none. */
export function leftOutText(
  name: string,
  { reason, quantity }: Pick<LeftOut, 'reason' | 'quantity'>,
): string {
  if (quantity > 0) return texts.fewerThanWanted({ quantity, name });
  switch (reason) {
    case 'gone':
      return texts.noLongerSold({ name });
    case 'sold-out':
      return texts.soldOut({ name });
    default:
      return texts.noRoom({ name });
  }
}
