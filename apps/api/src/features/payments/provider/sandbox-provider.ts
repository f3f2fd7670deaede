import type { PaymentSandbox } from '../../payment-sandbox/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** The sandbox, asked as the real provider is. Its keys and address are known once the program is ready. */
export function createSandboxProvider(sandbox: PaymentSandbox, publicUrl: string): PaymentProvider {
  let opened: PaymentProvider | null = null;
  const provider = () =>
    (opened ??= createStripeProvider({
      keys: sandbox,
      api: sandbox.api(),
      scriptUrl: sandbox.scriptPath,
      publicUrl,
    }));
  return {
    get publishableKey() {
      return provider().publishableKey;
    },
    scriptUrl: sandbox.scriptPath,
    createSession: (request) => provider().createSession(request),
    readSession: (id) => provider().readSession(id),
    expireSession: (id) => provider().expireSession(id),
    refund: (order) => provider().refund(order),
    readRefunds: (paymentIntent) => provider().readRefunds(paymentIntent),
    pageOf: (paymentIntent) => provider().pageOf(paymentIntent),
    readEvent: (body, signature, now) => provider().readEvent(body, signature, now),
  };
}
