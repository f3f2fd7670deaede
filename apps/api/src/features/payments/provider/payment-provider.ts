import type { IncomingHttpHeaders } from 'node:http';
import type { OrderId, Paise } from '@jhola/domain';
import type { ForeignSources } from '../../../platform/http/page-security.ts';

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
  /** The payment of which money went back, or came back from a bank that wouldn't take it; null for all else. */
  readonly refundOf: string | null;
};

/** What went back of one payment, by the provider's books: refunds that failed don't count. */
export type MoneyBack = {
  readonly givenBackPaise: Paise;
  /** The last refund that counts; null where nothing went back. */
  readonly refundId: string | null;
  /** Whether a bank sent one home again. */
  readonly hasFailed: boolean;
};

/** A provider of payments by card. Every call has a time limit; none may be made inside a transaction. */
export type PaymentProvider = {
  readonly publishableKey: string;
  /** Where the browser gets the provider's script. */
  readonly scriptUrl: string;
  /** What the shop's pages may load because of that script. */
  readonly pageSources: ForeignSources;
  /** How long a session is asked to stay open, in milliseconds: as short as the provider lets it be. */
  readonly openForMs: number;
  /** Throws ProviderRefused where there is and will be no session, ProviderAway where nobody knows. */
  createSession(request: SessionRequest): Promise<SessionReport>;
  /** Throws ProviderAway. */
  readSession(id: string): Promise<SessionReport>;
  /** Makes that the session can't be paid any more, unless it is; reports what it came to. Throws ProviderAway. */
  expireSession(id: string): Promise<SessionReport>;
  /**
   * Gives an order's money back, once however often it is asked, less what went back by hand; returns the refund's
   * id. Throws ProviderAway, ProviderRefused, and RefundFailed where the bank doesn't take it.
   */
  refund(order: {
    readonly orderId: OrderId;
    readonly paymentIntent: string;
    readonly amountPaise: Paise;
  }): Promise<string>;
  /** What went back of a payment. Throws ProviderAway, ProviderRefused. */
  readRefunds(paymentIntent: string): Promise<MoneyBack>;
  /** Where a person looks at a payment; null where there is no such page. */
  pageOf(paymentIntent: string): string | null;
  /** Takes a webhook apart. Throws BAD_SIGNATURE unless the provider signed these very bytes, about now. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders, now: Date): ProviderEvent;
};

/** The provider understood, and won't. */
export class ProviderRefused extends Error {
  override readonly name: string = 'ProviderRefused';
  /** The provider's word for why, where it has one: 'amount_too_small'. */
  readonly code: string | undefined;

  constructor(
    message: string,
    { code, cause }: { readonly code?: string | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
  }
}

/** The money was sent back and came home again: the card's bank doesn't take it. A person has to look. */
export class RefundFailed extends ProviderRefused {
  override readonly name = 'RefundFailed';
}

/** No answer, or none that says what happened. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}
