import { pagePath } from '@jhola/domain';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state.tsx';

export type EmptyCartProps = Pick<EmptyStateProps, 'level'> & { onLeave?: () => void };

/** Instead of lines while there are none. */
export function EmptyCart({ level = 2, onLeave }: EmptyCartProps) {
  return (
    <EmptyState
      level={level}
      title="Your cart is empty"
      action={
        <ButtonLink to={pagePath('home')} onClick={onLeave}>
          Shop Now
        </ButtonLink>
      }
    >
      Milk, bread, eggs? They can be at your door in ten minutes.
    </EmptyState>
  );
}
