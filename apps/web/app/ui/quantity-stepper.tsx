import { Minus, Plus } from 'lucide';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { texts } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type QuantityStepperProps = {
  /** What is counted, for the accessible names: 'Amul Taaza Milk 500 ml'. */
  name: string;
  /** The id of what is counted, by which taps before hydration find it in the page's data. */
  item?: string;
  /** How many are in the cart; 0 shows Add. */
  quantity: number;
  /** The largest possible quantity, at which + is disabled. */
  max: number;
  onAdd: () => void;
  onMore: () => void;
  /** With quantity 1 it removes the product. */
  onLess: () => void;
  /** card: in a card's picture; line: 132 px in a cart line; bar: a full-size button of a product page. */
  size?: 'card' | 'line' | 'bar' | undefined;
};

/**
 * An Add button or, once something is in the cart, minus, the number and plus, of the same height. If a press
 * replaces one by the other, the focus moves along, and back if the change is refused.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, item, quantity, max, onAdd, onMore, onLess, size = 'card' } = props;
  const isEmpty = quantity === 0;
  // Not `disabled`, which would take the focus away from it.
  const isFull = quantity >= max;
  const successor = useRef<HTMLButtonElement>(null);
  const focusedButton = useRef<Element>(null);
  const pressed = (act: () => void) => (event: MouseEvent) => {
    focusedButton.current = event.currentTarget === document.activeElement ? event.currentTarget : null;
    act();
  };
  // Not called by a button that is removed.
  const left = () => {
    focusedButton.current = null;
  };
  useLayoutEffect(() => {
    if (focusedButton.current?.isConnected !== false) return;
    successor.current?.focus({ preventScroll: true });
    focusedButton.current = successor.current;
  }, [quantity]);
  if (isEmpty) {
    return (
      <button
        ref={successor}
        type="button"
        className={classNames('add', `add-${size}`)}
        aria-label={texts.addProduct({ name })}
        data-item={item}
        onBlur={left}
        onClick={pressed(onAdd)}
      >
        {texts.add}
      </button>
    );
  }
  return (
    <div
      role="group"
      className={classNames('step', `step-${size}`)}
      aria-label={texts.quantity({ name })}
      data-item={item}
    >
      <button
        type="button"
        aria-label={quantity === 1 ? texts.remove({ name }) : texts.oneLess({ name })}
        onBlur={left}
        onClick={pressed(onLess)}
      >
        <Icon of={Minus} />
      </button>
      <Quantity value={quantity} />
      <button
        ref={successor}
        type="button"
        aria-label={texts.oneMore({ name })}
        aria-disabled={isFull || undefined}
        onBlur={left}
        onClick={isFull ? undefined : onMore}
      >
        <Icon of={Plus} />
      </button>
    </div>
  );
}

/** Announced when it changes, but not when it appears: then screen readers would read the numbers of all steppers. */
function Quantity({ value }: { value: number }) {
  const [first, setFirst] = useState(value);
  // Less than any quantity: it has changed.
  if (first > 0 && value !== first) setFirst(0);
  return <b aria-live={first ? undefined : 'polite'}>{value}</b>;
}
