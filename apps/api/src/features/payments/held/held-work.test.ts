import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openCountedDatabase } from '../../../testing/counted-database.ts';
import { startTestShop } from '../../../testing/index.ts';
import { fillThePast } from '../../shop-day/testing/fill-the-past.ts';
import { countHeld, readHeld } from './held.queries.ts';

const ORDERS = 1_000;
/** How many of them were refunded by hand, and need an admin. */
const HELD = 3;

test('held payments are found without reading those that were refunded or expired, however many', async () => {
  const shop = await startTestShop();
  const counted = openCountedDatabase(shop.config.databaseUrl ?? '');
  onTestFinished(async () => {
    await counted.close();
    await shop.close();
  });
  await fillThePast(shop.db, shop.clock.now(), { products: 20, orders: ORDERS });
  // Half of the others were cancelled and refunded, the other half expired while the provider was unavailable.
  await sql`
    update orders set payment_method = 'card', status = case
      when id <= 'o' || lpad(${HELD}::text, 25, '0') then 'delivered'
      when right(id, 1)::integer % 2 = 0 then 'cancelled'
      else 'abandoned' end`.execute(shop.db);
  await sql`
    insert into payments (order_id, user_id, state, amount_paise, session_id, payment_intent, refund_id, fault,
      expires_at, next_check_at, created_at, updated_at)
    select id, user_id, case status when 'abandoned' then 'expired' else 'refunded' end, total_paise, 'cs_' || id,
      'pi_' || id, case when status <> 'abandoned' then 're_' || id end,
      case when status <> 'cancelled' then 'No response' end, placed_at, placed_at, placed_at, placed_at
    from orders`.execute(shop.db);
  await sql`vacuum analyze payments, orders`.execute(shop.db);
  expect(await countHeld(counted.db)).toBe(HELD);
  expect(await readHeld(counted.db, ORDERS)).toHaveLength(HELD);
  const rowsRead = [...counted.takeWork()].reduce((sum, [, { rows }]) => sum + rows, 0);
  expect(rowsRead).toBeLessThan(ORDERS / 10);
});
