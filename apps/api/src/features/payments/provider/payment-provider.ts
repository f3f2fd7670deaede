import type { IncomingHttpHeaders } from 'node:http';
import type { OrderId, Paise } from '@jhola/domain';
import type { ForeignSources } from '../../../platform/http/page-security.ts';

/** A request for a payment session for an order. The same request always gets the same session. */
export type SessionRequest = {
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly customerEmail: string;
  readonly lines: readonly { readonly name: string; readonly unitPaise: Paise; readonly quantity: number }[];
  readonly expiresAt: Date;
};

/** The provider's report on a session at one moment. */
export type SessionReport = {
  readonly id: string;
  /** The order that it was created for; null if the provider doesn't say. */
  readonly orderId: OrderId | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** In paise if the currency is 'inr'. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
  /** The URL where the shopper pays, while it is open. */
  readonly url: string | null;
};

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** The session that the event is about; null for other events. */
  readonly session: SessionReport | null;
  /** The payment of which money was refunded, or whose refund a bank rejected; null for other events. */
  readonly refundOf: string | null;
};

/** The refunds of one payment, as listed by the provider, without failed ones. */
export type RefundSummary = {
  readonly givenBackPaise: Paise;
  /** The last successful refund; null if there is none. */
  readonly refundId: string | null;
  /** Whether a bank rejected a refund. */
  readonly hasFailed: boolean;
};

/** A provider of card payments. Every call has a timeout; none may be made inside a database transaction. */
export type PaymentProvider = {
  readonly publishableKey: string;
  /** URL of the provider's browser script. */
  readonly scriptUrl: string;
  /** Additional sources for the content security policy that this script needs. */
  readonly pageSources: ForeignSources;
  /** How long a session stays open, in milliseconds: the shortest time that the provider accepts. */
  readonly openForMs: number;
  /** How long a shopper's request, or an event's, waits for all requests to the provider together, in milliseconds. */
  readonly timeoutMs: number;
  /** Throws ProviderRefused if there will be no session, ProviderUnavailable if the outcome is unknown. */
  createSession(request: SessionRequest): Promise<SessionReport>;
  /** Throws ProviderUnavailable. */
  readSession(id: string): Promise<SessionReport>;
  /**
   * Ends the session so that it can't be paid any more, unless it has ended already; returns its final report. Throws
   * ProviderUnavailable.
   */
  expireSession(id: string): Promise<SessionReport>;
  /**
   * Refunds an order's payment, minus what was refunded by hand; idempotent. Returns the refund's id. Throws
   * ProviderUnavailable, ProviderRefused, and RefundFailed if the bank rejects it.
   */
  refund(order: {
    readonly orderId: OrderId;
    readonly paymentIntent: string;
    readonly amountPaise: Paise;
  }): Promise<string>;
  /** The refunds of a payment. Throws ProviderUnavailable, ProviderRefused. */
  readRefunds(paymentIntent: string): Promise<RefundSummary>;
  /** URL of the provider's page about a payment, for admins; null if there is none. */
  pageOf(paymentIntent: string): string | null;
  /** Parses a webhook. Throws BAD_SIGNATURE unless the provider signed these bytes recently. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders, now: Date): Promise<ProviderEvent>;
};

/** The provider understood the request and refused it. */
export class ProviderRefused extends Error {
  override readonly name: string = 'ProviderRefused';
  /** The provider's error code, if there is one: 'amount_too_small'. None if it refuses our keys. */
  readonly code: string | undefined;

  constructor(
    message: string,
    { code, cause }: { readonly code?: string | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
  }
}

/** The refund was sent and the card's bank rejected it. An admin has to look at it. */
export class RefundFailed extends ProviderRefused {
  override readonly name = 'RefundFailed';
}

/** No response, or none that reveals the outcome. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
