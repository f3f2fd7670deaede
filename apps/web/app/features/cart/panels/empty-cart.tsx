import { pagePath } from '@jhola/domain';
import { useSession } from '#features/session/index.ts';
import { texts } from '#messages/cart-panels.ts';
import { Link } from '#platform/routing/link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state.tsx';
import { orderAttempt } from '../order-attempt.ts';

export type EmptyCartProps = Pick<EmptyStateProps, 'level'> & { onLeave?: () => void };

/** Shown if the cart is empty. Links to the checkout if it may be empty because an order was placed. */
export function EmptyCart({ level = 2, onLeave }: EmptyCartProps) {
  const mayBeOrdered = orderAttempt(useSession()).isUnknown;
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
      {mayBeOrdered ? (
        <>
          {texts.unsureOrder}
          <br />
          <Link className="link" to={pagePath('checkout')} onClick={onLeave}>
            {texts.checkOrder}
          </Link>
        </>
      ) : (
        texts.emptyAdvice
      )}
    </EmptyState>
  );
}
