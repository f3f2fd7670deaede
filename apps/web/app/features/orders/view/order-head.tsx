import type { ReactNode } from 'react';
import { texts } from '#messages/order-view.ts';

export type OrderHeadProps = {
  /** The order's number. */
  orderId: string;
  /** The link back to its list. */
  back: ReactNode;
  /** The status, as a pill or chip. */
  children: ReactNode;
};

/** The top of an order's page, for shoppers and for admins. */
export function OrderHead({ orderId, back, children }: OrderHeadProps) {
  return (
    <header className="order-head">
      {back}
      <h1 className="page-h">{texts.order({ orderId })}</h1>
      {children}
    </header>
  );
}
