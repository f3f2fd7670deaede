import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../platform/database.ts';
import type { Tables } from '../platform/schema.ts';

/** The total cost of one statement, over all its executions. */
export type Work = {
  runs: number;
  /** Rows processed by any node of its query plans, including those removed by a filter or a join. */
  rows: number;
};

export type CountedDatabase = {
  readonly db: Database;
  /** The cost of each statement since the last call. */
  readonly takeWork: () => Map<string, Work>;
  readonly close: () => Promise<void>;
};

/** Statements that can be executed by EXPLAIN ANALYZE. */
const WRITES = /^\s*(?:create temp table \w+ on commit drop as|insert|update|delete)\b/i;
const READS = /^\s*(?:select|with|declare \w+ no scroll cursor for)\b/i;

/**
 * Settings of the planner: the few rows of a test would be read as fast without an index of trigrams, which only bitmap
 * scans can use.
 */
export const ONLY_BITMAP_SCANS = '-c enable_seqscan=off -c enable_indexscan=off';

/**
 * A database that counts the rows processed by its query plans: unlike time, the count doesn't depend on how busy the
 * machine is. `settings` are options of its connections.
 */
export function openCountedDatabase(databaseUrl: string, settings?: string): CountedDatabase {
  const url = new URL(databaseUrl);
  if (settings !== undefined) url.searchParams.set('options', settings);
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url.href, types, max: 2 });
  // A connection may still be closing when its database is deleted.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const work = new Map<string, Work>();

  function note(text: string, rows: number): void {
    const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
    const so = work.get(name) ?? { runs: 0, rows: 0 };
    work.set(name, { runs: so.runs + 1, rows: so.rows + rows });
  }

  async function query(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    const explained = `explain (analyze, timing off, format json) ${text.replace(/^\s*declare \w+ no scroll cursor for/i, '')}`;
    const explain = async () => {
      const { rows } = await client.query(explained, [...values]);
      note(
        text,
        rows[0]['QUERY PLAN'].reduce((sum: number, { Plan }: { Plan: Node }) => sum + rowsOf(Plan), 0),
      );
    };
    if (WRITES.test(text) && !/\breturning\b/i.test(text)) {
      await explain();
      return { command: 'INSERT', rowCount: 0, rows: [] };
    }
    if (READS.test(text)) await explain();
    else note(text, 0);
    return client.query(text, [...values]);
  }

  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      async connect() {
        const client = await pool.connect();
        return {
          query: ((text: string, values: readonly unknown[]) => query(client, text, values)) as never,
          release: () => client.release(),
        };
      },
      end: () => pool.end(),
    },
  });
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    takeWork() {
      const taken = new Map(work);
      work.clear();
      return taken;
    },
    close: () => db.destroy(),
  };
}

/**
 * Statements whose processed rows grow by more than `times` when the data grows by `times`. With few rows a plan may
 * skip a part that has no rows, so up to `allowed` rows are always accepted; a nested loop takes many more.
 */
export function growthOf(
  few: ReadonlyMap<string, Work>,
  many: ReadonlyMap<string, Work>,
  { times, allowed }: { readonly times: number; readonly allowed: number },
): string[] {
  return [...many].flatMap(([name, { rows }]) => {
    const before = few.get(name)?.rows ?? 0;
    return rows > Math.max(before * times * 1.25, allowed) ? [`${before} -> ${rows} rows: ${name}`] : [];
  });
}

type Node = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Node[];
};

function rowsOf(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), own);
}
