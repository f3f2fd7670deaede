import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ONLY_BITMAP_SCANS, openCountedDatabase } from '../../../testing/counted-database.ts';
import { startTestShop } from '../../../testing/index.ts';
import { countPeople, readPeople } from './people.queries.ts';

const USERS = 1_000;

test('a search of users reads those that it finds, by a part of the name, the email or the mobile number', async () => {
  const shop = await startTestShop();
  const counted = openCountedDatabase(shop.config.databaseUrl ?? '', ONLY_BITMAP_SCANS);
  onTestFinished(async () => {
    await counted.close();
    await shop.close();
  });
  await sql`
    insert into users (id, name, email, mobile, password_hash, created_at, updated_at)
    select 'u' || lpad(n::text, 25, '0'), 'Customer ' || n, 'mail-' || n || '@jhola.test',
      (9845000000 + n)::text, '', now(), now()
    from generate_series(1, ${USERS}::integer) n`.execute(shop.db);
  await sql`analyze users`.execute(shop.db);
  for (const search of ['Customer 777', 'mail-777', '5000777']) {
    const filter = { search };
    expect(await countPeople(counted.db, filter), search).toBe(1);
    expect(await readPeople(counted.db, filter, { limit: 20 }), search).toMatchObject([
      { name: 'Customer 777' },
    ]);
    const rowsRead = [...counted.takeWork().values()].reduce((sum, { rows }) => sum + rows, 0);
    expect(rowsRead, search).toBeLessThan(USERS / 10);
  }
});
