import type { OrderId, Paise } from '@jhola/domain';

/** What the provider shall be asked to collect for an order. The same question again means the same session. */
export type SessionRequest = {
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly customerEmail: string;
  readonly lines: readonly { readonly name: string; readonly unitPaise: Paise; readonly quantity: number }[];
  readonly expiresAt: Date;
};

/** What the provider says of a session at one moment. */
export type SessionReport = {
  readonly id: string;
  /** The order that it was made for; null where the provider doesn't say. */
  readonly orderId: OrderId | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** In paise where the currency is 'inr'. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
  /** Where the shopper pays, while it is open. */
  readonly url: string | null;
};

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** The session that the event is about; null for events of anything else. */
  readonly session: SessionReport | null;
};

/** A provider of payments by card. Every call has a time limit; none may be made inside a transaction. */
export type PaymentProvider = {
  readonly publishableKey: string;
  /** Where the browser gets the provider's script. */
  readonly scriptUrl: string;
  /** Throws ProviderRefused where there is and will be no session, ProviderAway where nobody knows. */
  createSession(request: SessionRequest): Promise<SessionReport>;
  /** Throws ProviderAway. */
  readSession(id: string): Promise<SessionReport>;
  /** Makes that the session can't be paid any more, unless it is; reports what it came to. Throws ProviderAway. */
  expireSession(id: string): Promise<SessionReport>;
  /** Gives an order's money back, once however often it is asked; returns the refund's id. Throws ProviderAway, ProviderRefused. */
  refund(order: {
    readonly orderId: OrderId;
    readonly paymentIntent: string;
    readonly amountPaise: Paise;
  }): Promise<string>;
  /** Takes a webhook apart. Throws BAD_SIGNATURE unless the provider signed these very bytes, about now. */
  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent;
};

/** The provider understood, and won't. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** No answer, or none that says what happened. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}
