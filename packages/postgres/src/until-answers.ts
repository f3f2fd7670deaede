import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { withCode } from './connection-lost.ts';

/** A server that starts, restarts, or isn't to be found yet: these pass by themselves. */
const PASSING = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);

const PAUSE_MS = 250;
const ANSWER_MS = 3_000;

export type Waited = {
  /** Milliseconds in all. */
  readonly limitMs: number;
  /** Called once if there is something to wait for, with what the database said. */
  readonly onWaiting?: (reason: string) => void;
  /** Whether nobody wants it any more. */
  readonly isOver?: () => boolean;
};

/**
 * Waits until a database answers that is still starting or not there yet. Throws what it last said when the time is
 * up, and at once what time doesn't mend: a wrong password, no such database.
 */
export async function untilAnswers(url: string, { limitMs, onWaiting, isOver }: Waited): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (let isFirst = true; ; isFirst = false) {
    const error = await whatIsWrong(url);
    if (error === null) return;
    if (!PASSING.has(String(codeOf(error))) || performance.now() > deadline || isOver?.()) throw error;
    if (isFirst) onWaiting?.(error.message);
    await wait(PAUSE_MS);
  }
}

async function whatIsWrong(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
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
