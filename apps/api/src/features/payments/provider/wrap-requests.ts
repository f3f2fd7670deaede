import type { PaymentProvider } from './payment-provider.ts';

/** Wraps a request to the provider; `name` is the name of the request. */
export type WrapRequest = <Value>(name: string, request: () => Promise<Value>) => Promise<Value>;

/** The same provider, with `around` wrapped around each of its requests. */
export function wrapRequests(provider: PaymentProvider, around: WrapRequest): PaymentProvider {
  return {
    ...provider,
    createSession: (request) => around('createSession', () => provider.createSession(request)),
    readSession: (id) => around('readSession', () => provider.readSession(id)),
    expireSession: (id) => around('expireSession', () => provider.expireSession(id)),
    refund: (order) => around('refund', () => provider.refund(order)),
    readRefunds: (payment) => around('readRefunds', () => provider.readRefunds(payment)),
  };
}
