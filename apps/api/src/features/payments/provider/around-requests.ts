import type { PaymentProvider } from './payment-provider.ts';

/** Does something around a request to the provider, of which it gets the name. */
export type Around = <Answer>(name: string, request: () => Promise<Answer>) => Promise<Answer>;

/** The same provider, with something done around each request to it. */
export function aroundRequests(provider: PaymentProvider, around: Around): PaymentProvider {
  return {
    ...provider,
    createSession: (request) => around('createSession', () => provider.createSession(request)),
    readSession: (id) => around('readSession', () => provider.readSession(id)),
    expireSession: (id) => around('expireSession', () => provider.expireSession(id)),
    refund: (order) => around('refund', () => provider.refund(order)),
    readRefunds: (payment) => around('readRefunds', () => provider.readRefunds(payment)),
  };
}
