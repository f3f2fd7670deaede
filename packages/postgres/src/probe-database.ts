import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * The result of a probe: the connections whose statements the server is executing; 'unknown' if the server responds but
 * doesn't show them (a pooler renames connections, or there are too many); or 'no response'.
 */
export type ProbeResult = { readonly active: ReadonlySet<string> } | 'unknown' | 'no response';

/** A unique `application_name` for a connection, by which pg_stat_activity shows it. */
export function connectionName(): string {
  return `jhola ${randomBytes(6).toString('hex')}`;
}

/**
 * Asks the server, on a new connection, which of these connections are executing a statement. `result` never rejects;
 * `end` closes the connection.
 */
export function probeDatabase(
  url: string,
  names: readonly string[],
): { readonly result: Promise<ProbeResult>; end(): void } {
  const own = connectionName();
  const client = new pg.Client({ connectionString: url, application_name: own });
  // Errors reject the promise below as well.
  client.on('error', () => undefined);
  return {
    result: queryActivity(client, own, names).catch(resultOfError),
    end: () => {
      // A server that doesn't respond wouldn't take part in a clean close.
      client.connection.stream.destroy();
    },
  };
}

async function queryActivity(client: pg.Client, own: string, names: readonly string[]): Promise<ProbeResult> {
  await client.connect();
  const { rows } = await client.query<{ name: string; state: string }>(
    `select application_name as name, state from pg_stat_activity where application_name = any($1)`,
    [[own, ...names]],
  );
  // If even this connection isn't listed as active, the server hides names or states.
  if (!rows.some(({ name, state }) => name === own && state === 'active')) return 'unknown';
  return { active: new Set(rows.filter(({ state }) => state === 'active').map(({ name }) => name)) };
}

/** A server that rejects the connection (for example: too many) does respond, unless it is starting or stopping. */
function resultOfError(error: unknown): ProbeResult {
  const isResponse = error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
  return isResponse ? 'unknown' : 'no response';
}
