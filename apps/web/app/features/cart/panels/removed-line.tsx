import { maxQuantity, packText } from '@jhola/domain';
import { Undo2 } from 'lucide';
import { texts } from '#messages/cart-panels.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CartLine } from '../store/cart-line.ts';
import { useSetQuantity } from '../use-cart.ts';

/** Shown in the place of a line that was removed as a whole, or above the message of an empty cart, to put it back. */
export function RemovedLine({ line }: { line: CartLine }) {
  const { product, quantity } = line;
  const setQuantity = useSetQuantity();
  return (
    <div className="line-removed">
      <span>{removedText(line)}</span>
      <Button
        kind="line"
        small
        aria-label={texts.undoRemoval({ product: nameOf(line), quantity })}
        onClick={() => setQuantity(product, Math.min(quantity, maxQuantity(product.stock)))}
      >
        <Icon of={Undo2} />
        {texts.undo}
      </Button>
    </div>
  );
}

/** 'Basmati Rice 1 kg removed' */
export function removedText(line: CartLine): string {
  return texts.removed({ product: nameOf(line) });
}

function nameOf({ product }: CartLine): string {
  // A line never ends between a number and its unit.
  return `${product.name} ${packText(product.unit).replaceAll(/(\d) /g, '$1\u00A0')}`;
}
