import type { Cart } from '../cart-line.ts';
import { CartLineRow } from './cart-line-row.tsx';
import './cart-lines.css';

/** What is in the cart, line by line. `onLeave` is told when a line leads to its product's page. */
export function CartLines({ cart, onLeave }: { cart: Cart; onLeave?: () => void }) {
  return (
    <ul className="lines">
      {cart.map((line) => (
        <CartLineRow key={line.product._id} line={line} onLeave={onLeave} />
      ))}
    </ul>
  );
}
