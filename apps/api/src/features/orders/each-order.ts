import type { WireOrder } from '@jhola/contract';
import type { OrderId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { readOrdersAfter } from './forget-customer.queries.ts';
import { toWireOrder } from './order.mapper.ts';
import { isPlaced } from './orders.queries.ts';

const AT_ONCE = 100;

/** All placed orders of a user as the user sees them, oldest first, a few in memory at a time. */
export async function* eachOrderOf({ db, config }: Services, userId: UserId): AsyncGenerator<WireOrder> {
  let after = '' as OrderId;
  for (;;) {
    const rows = await readOrdersAfter(db, userId, after, AT_ONCE);
    for (const row of rows) if (isPlaced(row)) yield toWireOrder(config, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
