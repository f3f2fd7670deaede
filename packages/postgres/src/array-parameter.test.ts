import { createEmptyDatabase } from '@jhola/tools/testing/test-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { arrayParameter } from './array-parameter.queries.ts';
import { openPool } from './open-pool.ts';

test('a statement with a short array keeps its plan', async () => {
  const database = await createEmptyDatabase();
  const db = openPool<Record<never, never>>(database.url, { max: 1 });
  try {
    await sql`create table goods as select n as id, 'Milk ' || n as name from generate_series(1, 5000) n`.execute(
      db,
    );
    await sql`create unique index on goods (id)`.execute(db);
    await sql`analyze goods`.execute(db);
    const read = async (id: number) =>
      (await sql`select name from goods where id = any(${arrayParameter([id], 'integer')})`.execute(db)).rows;
    for (let id = 1; id <= 12; id += 1) expect(await read(id)).toEqual([{ name: `Milk ${id}` }]);
    const { rows } = await sql`select custom_plans, generic_plans from pg_prepared_statements`.execute(db);
    // The first two executions aren't prepared. PostgreSQL plans for given values five times, and then compares.
    expect(rows).toEqual([{ custom_plans: 5, generic_plans: 5 }]);
  } finally {
    await db.destroy();
    await database.drop();
  }
});
