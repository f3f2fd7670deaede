import { pagePath } from '@jhola/domain';
import { CircleCheck, CircleX, Hourglass } from 'lucide';
import type { ReactNode } from 'react';
import { texts } from '#messages/checkout-outcome.ts';
import { texts as shared } from '#messages/shared.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { BlockPlaceholder, CirclePlaceholder, LoadingPart, TextPlaceholder } from '#ui/placeholders.tsx';
import './checkout.css';

const SIGNS = {
  good: { icon: CircleCheck, className: 'good' },
  bad: { icon: CircleX, className: 'bad' },
  open: { icon: Hourglass, className: 'muted' },
};

export type OutcomePageProps = {
  title: string;
  /** open: the outcome isn't known yet. */
  ending: keyof typeof SIGNS;
  /** Whether to link to My Orders. */
  withOrders?: boolean;
  /** The order that was placed. It contains the main button. */
  order?: ReactNode;
  /** The main action, if it isn't going home. */
  action?: ReactNode;
  children: ReactNode;
};

/** The order's number. */
export function OrderNumber({ orderId }: { orderId: string }) {
  return <p>{texts.orderNumber({ orderId, b: (number) => <b>{number}</b> })}</p>;
}

/** The outcome of an order, and links to continue. */
export function OutcomePage({
  title,
  ending,
  withOrders = false,
  order,
  action,
  children,
}: OutcomePageProps) {
  const { icon, className } = SIGNS[ending];
  return (
    <section className="outcome">
      <div className="outcome-text">
        <Icon of={icon} className={className} size={72} stroke={1.5} />
        <h1>{title}</h1>
        {children}
      </div>
      {order}
      <p className="outcome-ways">
        {action}
        <ButtonLink to={pagePath('home')} kind={action || order ? 'line' : 'main'}>
          {shared.goHome}
        </ButtonLink>
        {withOrders && (
          <ButtonLink to={pagePath('my-orders')} kind="line">
            {shared.myOrders}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

/** A placeholder for the page: the icon, the title, a sentence and the buttons. */
export function OutcomePlaceholder() {
  return (
    <LoadingPart className="outcome">
      <div className="outcome-text">
        <CirclePlaceholder size="72px" />
        <div className="outcome-title-placeholder">
          <TextPlaceholder width="14rem" />
        </div>
        <TextPlaceholder width="18rem" />
      </div>
      <div className="outcome-ways">
        <BlockPlaceholder height="48px" width="140px" />
        <BlockPlaceholder height="48px" width="120px" />
      </div>
    </LoadingPart>
  );
}
