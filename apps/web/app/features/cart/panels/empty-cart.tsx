import { pagePath } from '@jhola/domain';
import { texts } from '#messages/cart-panels.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state.tsx';

export type EmptyCartProps = Pick<EmptyStateProps, 'level'> & { onLeave?: () => void };

/** Shown if the cart is empty. */
export function EmptyCart({ level = 2, onLeave }: EmptyCartProps) {
  return (
    <EmptyState
      level={level}
      title={texts.empty}
      action={
        <ButtonLink to={pagePath('home')} onClick={onLeave}>
          {texts.shopNow}
        </ButtonLink>
      }
    >
      {texts.emptyAdvice}
    </EmptyState>
  );
}
