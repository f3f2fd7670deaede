import type { Tracing } from '../../../platform/tracing/index.ts';
import { wrapRequests } from './wrap-requests.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Puts each request to the provider into a span, without its contents. */
export function traceProvider(provider: PaymentProvider, tracing: Tracing): PaymentProvider {
  if (!tracing.isOn) return provider;
  return wrapRequests(provider, (name, request) =>
    tracing.within({ name: `payment ${name}`, kind: 'client' }, request),
  );
}
