import { pagePath } from '@jhola/domain';
import { ChevronRight } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { type ReturnState, useSession } from '#features/session/index.ts';
import { texts } from '#messages/cart-panels.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';

const CHECKOUT = pagePath('checkout');

export type CheckoutLinkProps = {
  /** Shown to the left of the text, for example a total. */
  children?: ReactNode;
  onLeave?: () => void;
};

/** The link to the checkout. Visitors see a message, log in, and return to the same page. */
export function CheckoutLink({ children, onLeave }: CheckoutLinkProps) {
  const session = useSession();
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    onLeave?.();
    if (session !== 'none') return;
    event.preventDefault();
    toast.error(texts.pleaseLogin, { id: texts.pleaseLogin });
    const state: ReturnState = { returnTo: CHECKOUT };
    void navigate(pagePath('login'), { state });
  };
  return (
    <ButtonLink to={CHECKOUT} wide className="checkout-link" onClick={go}>
      {children}
      <span className="row">
        {texts.checkout} <Icon of={ChevronRight} />
      </span>
    </ButtonLink>
  );
}
