import { formatPaise } from '@jhola/domain';
import { ordersMailsTexts as texts } from '../../../messages/index.ts';
import type { OrderWithCustomer } from '../details/details.queries.ts';

/**
 * What the mail about a cancelled or undelivered order says about its money, in the current language. A card payment
 * that was refunded before isn't refunded again.
 */
export function moneyText({ payment_status, total_paise }: OrderWithCustomer): string {
  return payment_status === 'REFUND PENDING'
    ? texts.refund({ total: formatPaise(total_paise) })
    : texts.nothingToPay;
}
