import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * What a new connection found out: which of the connections the server is working for; that it answers but can't say
 * which (connections go through a pooler that renames them, or there are too many); or that it doesn't answer.
 */
export type Findings = { readonly working: ReadonlySet<string> } | 'can’t say' | 'no answer';

/** A name for a connection, by which the server's list of what it does can be asked for it. */
export function connectionName(): string {
  return `jhola ${randomBytes(6).toString('hex')}`;
}

/** Asks the server on a connection of its own which of these connections it works for. Never rejects. */
export function askDatabase(
  url: string,
  names: readonly string[],
): { readonly findings: Promise<Findings>; end(): void } {
  const own = connectionName();
  const client = new pg.Client({ connectionString: url, application_name: own });
  // What breaks it rejects the promise below as well.
  client.on('error', () => undefined);
  return {
    findings: ask(client, own, names).catch(meaningOf),
    end: () => {
      // Closed by force: a server that doesn't answer would not say goodbye either.
      client.connection.stream.destroy();
    },
  };
}

async function ask(client: pg.Client, own: string, names: readonly string[]): Promise<Findings> {
  await client.connect();
  const { rows } = await client.query<{ name: string; state: string }>(
    `select application_name as name, state from pg_stat_activity where application_name = any($1)`,
    [[own, ...names]],
  );
  // If it doesn't even find itself, names or states are hidden here.
  if (!rows.some(({ name, state }) => name === own && state === 'active')) return 'can’t say';
  return { working: new Set(rows.filter(({ state }) => state === 'active').map(({ name }) => name)) };
}

/** A server that refuses the connection for a reason of its own is there; unless it is starting or stopping. */
function meaningOf(error: unknown): Findings {
  const isAnswer = error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
  return isAnswer ? 'can’t say' : 'no answer';
}
