import { z } from 'zod';
import type { Db } from '../database.ts';
import { type PageParams, pageParams, readPage } from '../api/lists.ts';
import { expand } from '../api/parse-params.ts';
import { missing } from '../api/api-fault.ts';
import { toRefund } from './refund.mapper.ts';
import { findRefund, listRefundRows, type RefundRow } from './refunds.queries.ts';

export const listRefundsParams = z.strictObject({
  ...pageParams,
  payment_intent: z.string().optional(),
  expand,
});

/** One refund. Throws ApiFault if it doesn't exist. */
export async function readRefund(db: Db, id: string) {
  return toRefund(await requireRefund(db, id, 'id'));
}

/** Refunds, newest first; those of one payment intent, if it is given. */
export async function listRefunds(
  db: Db,
  params: PageParams & { readonly payment_intent?: string | undefined },
) {
  return readPage(params, {
    url: '/v1/refunds',
    numberOf: async (id, param) => (await requireRefund(db, id, param)).number,
    find: (range) => listRefundRows(db, params.payment_intent, range),
    toItem: toRefund,
  });
}

async function requireRefund(db: Db, id: string, param: string): Promise<RefundRow> {
  const refund = await findRefund(db, id);
  if (refund === undefined) throw missing('refund', id, param);
  return refund;
}
