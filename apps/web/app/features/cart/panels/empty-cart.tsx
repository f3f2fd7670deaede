import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Instead of lines while there are none. */
export function EmptyCart({ onLeave }: { onLeave?: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Your cart is empty"
      action={
        <ButtonLink to="/" onClick={onLeave}>
          Shop Now
        </ButtonLink>
      }
    >
      Milk, bread, eggs? Ten minutes from now they can be at your door.
    </EmptyState>
  );
}
