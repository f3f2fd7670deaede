import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Resolves when the shop has sent the mails of all orders. */
export async function untilMailsAreSent(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select 1 from mail_outbox where sent_at is null limit 1');
    if (rows.length === 0) return;
    await wait(200);
  }
}
