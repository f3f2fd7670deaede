import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { withCode } from './connection-lost.ts';
import { NETWORK_ERRORS } from './network-errors.ts';

/** Errors of a server that is starting, restarting or not reachable yet. */
const TEMPORARY = new Set<string>(['57P01', '57P02', '57P03', '53300', '08006', ...NETWORK_ERRORS]);

const PAUSE_MS = 250;
const CONNECT_TIMEOUT_MS = 3_000;

export type WaitOptions = {
  /** Milliseconds in total. */
  readonly limitMs: number;
  /** Called once if the first attempt fails, with the error's message. */
  readonly onWaiting?: (reason: string) => void;
  /** Stops the wait as soon as it returns true. */
  readonly isCancelled?: () => boolean;
};

/**
 * Waits until a database that is starting or not reachable yet accepts a connection. Throws the last error when the
 * time is up, and immediately an error that waiting doesn't solve: a wrong password, no such database.
 */
export async function waitForDatabase(
  url: string,
  { limitMs, onWaiting, isCancelled }: WaitOptions,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (let isFirst = true; ; isFirst = false) {
    const error = await connectionError(url);
    if (error === null) return;
    if (!TEMPORARY.has(String(codeOf(error))) || performance.now() > deadline || isCancelled?.()) throw error;
    if (isFirst) onWaiting?.(error.message);
    await wait(PAUSE_MS);
  }
}

/** The error of an attempt to connect; null if it succeeds. */
async function connectionError(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return withCode(error);
  } finally {
    client.connection.stream.destroy();
  }
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}
