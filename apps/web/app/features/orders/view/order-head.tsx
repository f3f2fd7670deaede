import type { ReactNode } from 'react';
import { texts } from '#messages/order-view.ts';

export type OrderHeadProps = {
  /** The number that people call it by. */
  orderId: string;
  /** The way back to the list that it belongs to. */
  back: ReactNode;
  /** How it stands, as a pill or chip. */
  children: ReactNode;
};

/** The top of an order's page, the shopper's and the shop's. */
export function OrderHead({ orderId, back, children }: OrderHeadProps) {
  return (
    <header className="order-head">
      {back}
      <h1 className="page-h">{texts.order({ orderId })}</h1>
      {children}
    </header>
  );
}
