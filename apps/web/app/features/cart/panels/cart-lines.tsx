import type { Cart } from '../store/cart-line.ts';
import { CartLineRow } from './cart-line-row.tsx';
import './cart-lines.css';

/** The lines of the cart. `onLeave` is called when a link to a product's page is followed. */
export function CartLines({ cart, onLeave }: { cart: Cart; onLeave?: () => void }) {
  return (
    <ul className="lines">
      {cart.map((line) => (
        <CartLineRow key={line.product._id} line={line} onLeave={onLeave} />
      ))}
    </ul>
  );
}
