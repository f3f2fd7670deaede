import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useItemCount } from './cart-store.ts';

/** The bar along the bottom of phones once something is in the cart. */
export function CartBar() {
  const count = useItemCount();
  if (count === 0) return null;
  return (
    <div className="cartbar">
      <b className="grow">{count} items</b>
      <Link className="go" to="/cart">
        View Cart <ChevronRight className="i" aria-hidden="true" />
      </Link>
    </div>
  );
}
