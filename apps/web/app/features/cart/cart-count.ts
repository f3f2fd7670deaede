import { formatPaise } from '@jhola/domain';
import { totalsOf, useCart } from './use-cart.ts';

/** What the ways to the cart say of it; null while it is empty or unknown. */
export function useCartCount(): { items: string; total: string } | null {
  const { data: cart = [] } = useCart();
  if (cart.length === 0) return null;
  const { quantity, grandTotalPaise } = totalsOf(cart);
  return { items: quantity === 1 ? '1 item' : `${quantity} items`, total: formatPaise(grandTotalPaise) };
}
