import { pagePath } from '@jhola/domain';
import { CircleCheck, CircleX, Hourglass } from 'lucide';
import type { ReactNode } from 'react';
import { texts } from '#messages/checkout-outcome.ts';
import { texts as shared } from '#messages/shared.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import './checkout.css';

const SIGNS = {
  good: { icon: CircleCheck, className: 'good' },
  bad: { icon: CircleX, className: 'bad' },
  open: { icon: Hourglass, className: 'muted' },
};

export type OutcomePageProps = {
  title: string;
  /** open: nobody knows yet how it ends. */
  ending: keyof typeof SIGNS;
  /** Leads to My Orders as well. */
  withOrders?: boolean;
  /** The children have the main button. */
  isFollowed?: boolean;
  /** What to do first, where going home isn't it. */
  action?: ReactNode;
  children: ReactNode;
};

/** The number that people call an order by. */
export function OrderNumber({ orderId }: { orderId: string }) {
  return <p>{texts.orderNumber({ orderId, b: (number) => <b className="num">{number}</b> })}</p>;
}

/** How an order ended, and where to go from here. */
export function OutcomePage({
  title,
  ending,
  withOrders = false,
  isFollowed = false,
  action,
  children,
}: OutcomePageProps) {
  const { icon, className } = SIGNS[ending];
  return (
    <section className="outcome">
      <Icon of={icon} className={className} size={72} stroke={1.5} />
      <h1>{title}</h1>
      {children}
      <p className="outcome-ways">
        {action}
        <ButtonLink to={pagePath('home')} kind={action || isFollowed ? 'line' : 'main'}>
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
