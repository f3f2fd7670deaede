import { type Kysely, sql } from 'kysely';

type Db<Tables> = Kysely<Tables>;

export type TableShape = { readonly name: string; readonly columns: readonly string[] };

/** A sequence and its last value; null if it wasn't used yet. */
export type SequenceState = { readonly name: string; readonly lastValue: string | null };

const CURSOR = sql.id('backup_rows');

/** Sets text formats that don't depend on the server's configuration, and no timeouts, until the transaction ends. */
export async function useStandardFormats<Tables>(db: Db<Tables>): Promise<void> {
  await sql`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local search_path = public;
    set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
    db,
  );
}

/** The tables of the schema `public`, with their columns in the order of the row's values. */
export async function readTables<Tables>(db: Db<Tables>): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/**
 * Prevents, until the transaction ends, that these tables are changed or dropped; their rows may be written. Waits for
 * migrations in progress. Takes no snapshot.
 */
export async function lockTables<Tables>(db: Db<Tables>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in access share mode`.execute(db);
}

/**
 * The sequences of the schema `public` with their current values, by name. They are not part of a snapshot: values that
 * other transactions have used since are included.
 */
export async function readSequences<Tables>(db: Db<Tables>): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = 'public' order by sequencename`.execute(db);
  return rows;
}

/** Opens a cursor on the rows of a table. A transaction can have only one at a time. */
export async function openRows<Tables>(db: Db<Tables>, table: string): Promise<void> {
  await sql`declare ${CURSOR} no scroll cursor for select t::text as row from ${sql.table(table)} as t`.execute(
    db,
  );
}

/** The next rows, each in PostgreSQL's text format for rows; empty at the end. */
export async function readRows<Tables>(db: Db<Tables>, count: number): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`fetch forward ${sql.lit(count)} from ${CURSOR}`.execute(db);
  return rows.map(({ row }) => row);
}

/** Closes the cursor of `openRows`, after which another one can be opened in the same transaction. */
export async function closeRows<Tables>(db: Db<Tables>): Promise<void> {
  await sql`close ${CURSOR}`.execute(db);
}

/** The number of rows of a table, and a checksum of their contents that doesn't depend on their order. */
export async function checksumOf<Tables>(
  db: Db<Tables>,
  table: string,
): Promise<{ rows: number; checksum: string }> {
  const { rows } = await sql<{ rows: number; checksum: string }>`
    select count(*) as rows,
      coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from ${sql.table(table)} as t`.execute(db);
  return rows[0] ?? { rows: 0, checksum: '0' };
}

/** The names of the applied migrations in a ledger; empty if there is no such table. */
export async function readLedger<Tables>(db: Db<Tables>, ledger: string): Promise<string[]> {
  const { rows: found } = await sql`select from pg_tables
    where schemaname = 'public' and tablename = ${ledger}`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(ledger)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Drops the foreign keys of all tables, and returns the statements that restore them. */
export async function dropForeignKeys<Tables>(db: Db<Tables>): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(
    db,
  );
  for (const { table, name } of rows) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(db);
  }
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`,
  );
}

/** Restores foreign keys, which checks all rows. */
export async function restoreForeignKeys<Tables>(
  db: Db<Tables>,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Deletes all rows of a table. Foreign keys that refer to them must have been dropped before. */
export async function emptyTable<Tables>(db: Db<Tables>, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Inserts rows in the format that `readRows` returns. */
export async function addRows<Tables>(
  db: Db<Tables>,
  { name, columns }: TableShape,
  rows: readonly string[],
): Promise<void> {
  const table = sql.table(name);
  const ids = columns.map((column) => sql.id(column));
  const fields = columns.map((column) => sql`(r).${sql.id(column)}`);
  await sql`insert into ${table} (${sql.join(ids)}) overriding system value
    select ${sql.join(fields)} from (select unnest(${[...rows]}::text[])::${table} as r offset 0) as given`.execute(
    db,
  );
}

/** Sets the last value of a sequence; one that was never used stays as it is. A rollback does not undo this. */
export async function setSequence<Tables>(db: Db<Tables>, { name, lastValue }: SequenceState): Promise<void> {
  if (lastValue === null) return;
  await sql`select setval(${`public."${name}"`}::regclass, ${lastValue}::bigint)`.execute(db);
}
