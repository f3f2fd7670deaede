import { useState } from 'react';
import { type Cart, quantityOf } from '../store/cart-line.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { RemovedLine, removedText } from './removed-line.tsx';
import './cart-lines.css';

/**
 * The lines of the cart. In the place of a line of several that was removed by one tap, it offers to undo that.
 * `onLeave` is called when a link to a product's page is followed.
 */
export function CartLines({ cart, onLeave }: { cart: Cart; onLeave?: () => void }) {
  const [removed, setRemoved] = useState<{ line: Cart[number]; place: number } | null>(null);
  const rows = cart.map((line, place) => (
    <CartLineRow
      key={line.product._id}
      line={line}
      onRemoved={() => setRemoved({ line, place })}
      onLeave={onLeave}
    />
  ));
  const isRemoved = removed !== null && quantityOf(cart, removed.line.product._id) === 0;
  if (isRemoved) rows.splice(removed.place, 0, <RemovedLine key="removed" line={removed.line} />);
  return (
    <>
      <ul className="lines">{rows}</ul>
      <span className="vh" role="status">
        {isRemoved && removedText(removed.line)}
      </span>
    </>
  );
}
