import type { OrderId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { readOrdersAfter } from './forget-customer.queries.ts';
import { toWireCheckout, type WireCheckout } from './order.mapper.ts';

const AT_ONCE = 100;

/** All orders of a user, oldest first, also those that were never placed; a few in memory at a time. */
export async function* eachOrderOf({ db, config }: Services, userId: UserId): AsyncGenerator<WireCheckout> {
  let after = '' as OrderId;
  for (;;) {
    const rows = await readOrdersAfter(db, userId, after, AT_ONCE);
    for (const row of rows) yield toWireCheckout(config, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
