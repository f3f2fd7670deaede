import { isDeepStrictEqual } from 'node:util';
import type { OrderId, Paise } from '@jhola/domain';
import {
  type PaymentProvider,
  ProviderUnavailable,
  type ProviderEvent,
  type SessionReport,
  type SessionRequest,
} from '../provider/payment-provider.ts';

export type PretendProvider = PaymentProvider & {
  /** How often each call was made. */
  readonly calls: Record<'createSession' | 'readSession' | 'expireSession' | 'refund', number>;
  /** The request of each session. */
  readonly requests: ReadonlyMap<string, SessionRequest>;
  readonly refunded: ReadonlyMap<string, number>;
  /** The shopper pays; returns false if the session has ended. `with` may change the amount or currency received. */
  pay(sessionId: string, received?: Partial<SessionReport>): boolean;
  /** The shopper's card is declined, or their bank asks for confirmation: the session stays open. */
  tryCard(sessionId: string): void;
  report(sessionId: string): SessionReport;
  event(sessionId: string, type: 'completed' | 'expired'): ProviderEvent;
  /** While true, every call fails without a response. */
  isUnavailable: boolean;
  timeoutMs: number;
  /** From now on requests wait, and get no response when the returned function is called. */
  hold(): () => void;
  /** The next session is created, and the response lost. */
  losesNextResponse: boolean;
};

/**
 * A provider in memory, with the same state transitions as the real one. For tests of how the shop handles its
 * responses.
 */
export function createPretendProvider(): PretendProvider {
  const sessions = new Map<string, SessionReport>();
  const requests = new Map<string, SessionRequest>();
  const refunded = new Map<string, number>();
  const refunds = new Map<OrderId, string>();
  let events = 0;
  let held: Promise<void> | null = null;

  async function respond<Value>(value: () => Value): Promise<Value> {
    if (held !== null) {
      await held;
      throw new ProviderUnavailable('No response');
    }
    if (provider.isUnavailable) throw new ProviderUnavailable('No response');
    return value();
  }
  function report(id: string): SessionReport {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  }

  const provider: PretendProvider = {
    publishableKey: 'pk_test_pretend',
    scriptUrl: 'https://pay.test/script.js',
    pageSources: { scripts: ['https://pay.test'], frames: [], connections: [] },
    openForMs: 30.5 * 60_000,
    calls: { createSession: 0, readSession: 0, expireSession: 0, refund: 0 },
    requests,
    refunded,
    isUnavailable: false,
    timeoutMs: 12_000,
    hold() {
      let release = () => undefined;
      held = new Promise((resolve) => {
        release = () => {
          held = null;
          resolve();
        };
      });
      return () => release();
    },
    losesNextResponse: false,
    createSession: (request) =>
      respond(() => {
        provider.calls.createSession += 1;
        const id = `cs_${request.orderId}`;
        if (requests.has(id) && !isDeepStrictEqual(requests.get(id), request))
          throw new ProviderUnavailable('The idempotency key was used with other parameters');
        if (!sessions.has(id)) {
          const amount = request.lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);
          const url = `https://pay.test/${id}`;
          sessions.set(id, {
            id,
            orderId: request.orderId,
            status: 'open',
            isPaid: false,
            amount,
            currency: 'inr',
            paymentIntent: null,
            url,
          });
          requests.set(id, request);
        }
        if (provider.losesNextResponse) {
          provider.losesNextResponse = false;
          throw new ProviderUnavailable('The response was lost');
        }
        return report(id);
      }),
    readSession: (id) =>
      respond(() => {
        provider.calls.readSession += 1;
        return report(id);
      }),
    expireSession: (id) =>
      respond(() => {
        provider.calls.expireSession += 1;
        const session = report(id);
        if (session.status === 'open') sessions.set(id, { ...session, status: 'expired', url: null });
        return report(id);
      }),
    refund: ({ orderId, paymentIntent, amountPaise }) =>
      respond(() => {
        provider.calls.refund += 1;
        const before = refunds.get(orderId);
        if (before !== undefined) return before;
        refunds.set(orderId, `re_${orderId}`);
        refunded.set(paymentIntent, (refunded.get(paymentIntent) ?? 0) + amountPaise);
        return `re_${orderId}`;
      }),
    readRefunds: (paymentIntent) =>
      respond(() => {
        const givenBackPaise = (refunded.get(paymentIntent) ?? 0) as Paise;
        return {
          givenBackPaise,
          refundId: givenBackPaise > 0 ? `re_of_${paymentIntent}` : null,
          hasFailed: false,
        };
      }),
    pageOf: (paymentIntent) => `https://pay.test/payments/${paymentIntent}`,
    readEvent: async (body) => JSON.parse(body.toString()) as ProviderEvent,
    pay(id, received = {}) {
      const session = report(id);
      if (session.status !== 'open') return false;
      const paid = { status: 'complete', isPaid: true, paymentIntent: `pi_${id}`, url: null } as const;
      sessions.set(id, { ...session, ...paid, ...received });
      return true;
    },
    tryCard: (id) => void sessions.set(id, { ...report(id), paymentIntent: `pi_${id}` }),
    report,
    event(id, type) {
      events += 1;
      return {
        id: `evt_${id}_${events}`,
        type: `checkout.session.${type}`,
        session: report(id),
        refundOf: null,
      };
    },
  };
  return provider;
}
