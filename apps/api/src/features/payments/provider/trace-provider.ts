import type { Tracing } from '../../../platform/tracing/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Puts each request to the provider into a span, without its contents. */
export function traceProvider(provider: PaymentProvider, tracing: Tracing): PaymentProvider {
  if (!tracing.isOn) return provider;
  const ask = <Answer>(name: string, question: () => Promise<Answer>) =>
    tracing.within({ name: `payment ${name}`, kind: 'client' }, question);
  return {
    ...provider,
    createSession: (request) => ask('createSession', () => provider.createSession(request)),
    readSession: (id) => ask('readSession', () => provider.readSession(id)),
    expireSession: (id) => ask('expireSession', () => provider.expireSession(id)),
    refund: (order) => ask('refund', () => provider.refund(order)),
    readRefunds: (payment) => ask('readRefunds', () => provider.readRefunds(payment)),
  };
}
