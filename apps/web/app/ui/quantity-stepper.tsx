import { Minus, Plus } from 'lucide';
import { useState } from 'react';
import { texts } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { passFocusAlong } from './pass-focus.ts';

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
 * An Add button or, once something is in the cart, minus, the number and plus, of the same height. If one replaces the
 * other, the focus moves along, and back if the change is refused.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, item, quantity, max, onAdd, onMore, onLess, size = 'card' } = props;
  const isEmpty = quantity === 0;
  // Not `disabled`, which would take the focus away from it.
  const isFull = quantity >= max;
  if (isEmpty) {
    return (
      <button
        ref={passFocusAlong}
        type="button"
        className={classNames('add', `add-${size}`)}
        aria-label={texts.addProduct({ name })}
        data-item={item}
        onClick={onAdd}
      >
        {texts.add}
      </button>
    );
  }
  return (
    <div
      ref={passFocusAlong}
      role="group"
      className={classNames('step', `step-${size}`)}
      aria-label={texts.quantity({ name })}
      data-item={item}
    >
      <button
        type="button"
        aria-label={quantity === 1 ? texts.remove({ name }) : texts.oneLess({ name })}
        onClick={onLess}
      >
        <Icon of={Minus} />
      </button>
      <Quantity value={quantity} />
      <button
        type="button"
        aria-label={texts.oneMore({ name })}
        aria-disabled={isFull || undefined}
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
