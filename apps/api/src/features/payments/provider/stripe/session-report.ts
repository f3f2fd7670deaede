import { isId } from '@jhola/domain';
import { z } from 'zod';
import type { SessionReport } from '../payment-provider.ts';

/** The fields of the provider's session that we use; a fake may omit the others. */
const session = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  url: z.string().nullish(),
  livemode: z.boolean().nullish(),
});

/** Parses the provider's session. `livemode`: whether real money is paid. Throws ZodError if it is invalid. */
export function toSessionReport(given: unknown): SessionReport & { readonly livemode: boolean | null } {
  const { id, metadata, payment_intent: intent, ...rest } = session.parse(given);
  const reference = rest.client_reference_id ?? metadata?.['orderId'] ?? '';
  return {
    id,
    orderId: isId<'Order'>(reference) ? reference : null,
    status: knownStatus(rest.status),
    isPaid: rest.payment_status === 'paid',
    amount: rest.amount_total ?? null,
    currency: rest.currency?.toLowerCase() ?? null,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    url: rest.url ?? null,
    livemode: rest.livemode ?? null,
  };
}

/** An unknown state changes nothing. */
function knownStatus(status: string | null | undefined): SessionReport['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}
