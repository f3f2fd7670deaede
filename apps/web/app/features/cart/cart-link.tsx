import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { totalsOf, useCart } from './use-cart.ts';

/** The way to the cart at the left of a product page's bar on phones. */
export function CartLink() {
  const { quantity } = totalsOf(useCart().data ?? []);
  return (
    <Link
      className="btn btn-line cart-link"
      to="/cart"
      aria-label={quantity > 0 ? `View Cart, ${quantity} item` : 'My Cart'}
    >
      <ShoppingBag className="i" aria-hidden="true" />
      {quantity > 0 && <span>{quantity}</span>}
    </Link>
  );
}
