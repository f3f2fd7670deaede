import { rejectOn } from '../../platform/reject-on.ts';
import type { PaymentContext } from './payment-context.ts';
import { type WrapRequest, wrapRequests } from './provider/wrap-requests.ts';
import { ProviderUnavailable } from './provider/payment-provider.ts';

/**
 * The same context for one action. All its requests to the provider together wait at most `ms` from now, then they
 * throw ProviderUnavailable. The outcome of a request that was sent is found out later, as after a lost response. If
 * `stop` is aborted, they throw its reason.
 */
export function withDeadline(
  context: PaymentContext,
  ms: number = context.provider.timeoutMs,
  stop?: AbortSignal,
): PaymentContext {
  const timeout = AbortSignal.timeout(ms);
  const end = stop === undefined ? timeout : AbortSignal.any([timeout, stop]);
  const inTime: WrapRequest = async (name, request) => {
    try {
      end.throwIfAborted();
      return await Promise.race([request(), rejectOn(end)]);
    } catch (cause) {
      if (cause !== timeout.reason || !timeout.aborted) throw cause;
      throw new ProviderUnavailable(`No response to ${name} within ${ms} ms`, { cause });
    }
  };
  return { ...context, provider: wrapRequests(context.provider, inTime) };
}
