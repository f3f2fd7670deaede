import { Minus, Plus } from 'lucide-react';
import { classNames } from './class-names.ts';

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
 * Add, and once something is in the cart minus, the number and plus, at the same height.
 * Add carries `data-early`: a tap before the page is alive is kept and played again (see early-taps).
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, max, onAdd, onMore, onLess, size = 'card' } = props;
  if (quantity === 0) {
    return (
      <button
        type="button"
        className={classNames('add', `add-${size}`)}
        aria-label={`Add ${name}`}
        data-early=""
        onClick={onAdd}
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
        onClick={onLess}
      >
        <Minus className="i" aria-hidden="true" />
      </button>
      <b aria-live="polite">{quantity}</b>
      <button type="button" aria-label={`One more ${name}`} disabled={quantity >= max} onClick={onMore}>
        <Plus className="i" aria-hidden="true" />
      </button>
    </div>
  );
}
