import type { Cart } from '../store/cart-line.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { RemovedLine, removedText } from './removed-line.tsx';
import type { RemovedFrom } from './use-removed-line.ts';
import './cart-lines.css';

export type CartLinesProps = {
  cart: Cart;
  removed: RemovedFrom | null;
  /** Called when several of a product were removed by one tap. */
  onRemoved: (removed: RemovedFrom) => void;
  /** Called when a link to a product's page is followed. */
  onLeave?: () => void;
};

/** The lines of the cart. In the place of a line of several that was removed by one tap, it offers to undo that. */
export function CartLines({ cart, removed, onRemoved, onLeave }: CartLinesProps) {
  const rows = cart.map((line, place) => (
    <CartLineRow
      key={line.product._id}
      line={line}
      onRemoved={() => onRemoved({ line, place })}
      onLeave={onLeave}
    />
  ));
  if (removed) {
    const row = (
      <li key="removed">
        <RemovedLine line={removed.line} />
      </li>
    );
    rows.splice(removed.place, 0, row);
  }
  return (
    <>
      <ul className="lines">{rows}</ul>
      <span className="vh" role="status">
        {removed && removedText(removed.line)}
      </span>
    </>
  );
}
