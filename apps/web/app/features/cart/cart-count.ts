import { formatPaise } from '@jhola/domain';
import { texts } from '#messages/cart.ts';
import { totalsOf, useKnownCart } from './use-cart.ts';

/** The text on links to the cart; null while it is empty or unknown. */
export function useCartCount(): { items: string; total: string } | null {
  const { data: cart = [] } = useKnownCart();
  if (cart.length === 0) return null;
  const { quantity, grandTotalPaise } = totalsOf(cart);
  return { items: texts.items({ count: quantity }), total: formatPaise(grandTotalPaise) };
}
