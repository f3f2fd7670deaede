import { maxQuantity, packText } from '@jhola/domain';
import { Undo2 } from 'lucide';
import { texts } from '#messages/cart-panels.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CartLine } from '../store/cart-line.ts';
import { useSetQuantity } from '../use-cart.ts';

/** Shown in the place of a line that was removed as a whole, to put it back. */
export function RemovedLine({ line: { product, quantity } }: { line: CartLine }) {
  const setQuantity = useSetQuantity();
  const name = `${product.name} ${packText(product.unit)}`;
  return (
    <li className="line-removed">
      <span role="status">{texts.removed({ product: name })}</span>
      <Button
        kind="line"
        small
        aria-label={texts.undoRemoval({ product: name, quantity })}
        onClick={() => setQuantity(product, Math.min(quantity, maxQuantity(product.stock)))}
      >
        <Icon of={Undo2} />
        {texts.undo}
      </Button>
    </li>
  );
}
