import { formatPaise } from '@jhola/domain';
import { Tag } from 'lucide';
import { texts } from '#messages/cart-panels.ts';
import { Icon } from '#ui/icon.tsx';
import type { Cart } from '../store/cart-line.ts';
import { totalsOf } from '../use-cart.ts';
import '#ui/panel.css';

/** 'Your total savings ₹77'; renders nothing if nothing is saved. */
export function Savings({ cart }: { cart: Cart }) {
  const { savingsPaise } = totalsOf(cart);
  if (savingsPaise === 0) return null;
  return (
    <p className="saved">
      <Icon of={Tag} />
      {texts.savings({ amount: formatPaise(savingsPaise) })}
    </p>
  );
}
