import { Minus, Plus } from 'lucide';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type QuantityStepperProps = {
  /** What is counted, for the spoken names: 'Amul Taaza Milk 500 ml'. */
  name: string;
  /** How many are in the cart; 0 shows Add. */
  quantity: number;
  /** The most that can be had; + is off from there on. */
  max: number;
  onAdd: () => void;
  onMore: () => void;
  /** At 1 it takes the thing out. */
  onLess: () => void;
  /** card: in a card's well; line: 132 px in a cart line; bar: a full-size button of a product page. */
  size?: 'card' | 'line' | 'bar';
};

/**
 * Add, and once something is in the cart minus, the number and plus, at the same height. Where a press puts one in
 * the place of the other, the focus goes along.
 * Add carries `data-early`: a tap before the page is alive is kept and played again (see early-taps).
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, max, onAdd, onMore, onLess, size = 'card' } = props;
  const isEmpty = quantity === 0;
  // Not disabled: that would take the focus from under the finger that got there.
  const isFull = quantity >= max;
  const successor = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const pressed = (act: () => void) => (event: MouseEvent) => {
    hadFocus.current = event.currentTarget === document.activeElement;
    act();
  };
  // It is this change that takes the pressed button away.
  useLayoutEffect(() => {
    if (hadFocus.current) successor.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isEmpty]);
  if (isEmpty) {
    return (
      <button
        ref={successor}
        type="button"
        className={classNames('add', `add-${size}`)}
        aria-label={`Add ${name}`}
        data-early=""
        onClick={pressed(onAdd)}
      >
        Add
      </button>
    );
  }
  return (
    <div role="group" className={classNames('step', `step-${size}`)} aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label={quantity === 1 ? `Remove ${name}` : `One less ${name}`}
        onClick={pressed(onLess)}
      >
        <Icon of={Minus} />
      </button>
      <b aria-live="polite">{quantity}</b>
      <button
        ref={successor}
        type="button"
        aria-label={`One more ${name}`}
        aria-disabled={isFull || undefined}
        onClick={isFull ? undefined : onMore}
      >
        <Icon of={Plus} />
      </button>
    </div>
  );
}
