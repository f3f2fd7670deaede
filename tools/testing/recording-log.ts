import type { FastifyBaseLogger } from 'fastify';

export type RecordingLog = FastifyBaseLogger & {
  /** What was logged as an error: in a test, a bug. */
  readonly faults: readonly unknown[];
};

/** A log that keeps errors, for a test to look at, and drops the rest. */
export function createRecordingLog(): RecordingLog {
  const faults: unknown[] = [];
  const drop = () => undefined;
  const keep = (entry: unknown) => void faults.push(entry);
  const log = {
    level: 'error',
    fatal: keep,
    error: keep,
    warn: drop,
    info: drop,
    debug: drop,
    trace: drop,
    silent: drop,
    child: () => log,
    faults,
  } as RecordingLog;
  return log;
}
