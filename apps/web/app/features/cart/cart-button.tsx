import { ShoppingBag } from 'lucide-react';
import { useItemCount } from './cart-store.ts';

/** The header's cart on laptops: the count once there is one, 'My Cart' before. */
export function CartButton() {
  const count = useItemCount();
  return (
    <button type="button" className="cartbtn" data-early="">
      <ShoppingBag className="i" aria-hidden="true" />
      <span>{count === 0 ? 'My Cart' : `${count} items`}</span>
    </button>
  );
}
