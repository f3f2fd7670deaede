import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useItemCount } from './cart-store.ts';

/** The way to the cart at the left of a product page's bar on phones. */
export function CartLink() {
  const count = useItemCount();
  return (
    <Link className="btn btn-line cart-link" to="/cart" aria-label="My Cart">
      <ShoppingBag className="i" aria-hidden="true" />
      {count > 0 && <span>{count}</span>}
    </Link>
  );
}
