import type { FastifyBaseLogger } from 'fastify';

export type RecordingLog = FastifyBaseLogger & {
  /** The logged errors: in a test, each is a bug. */
  readonly faults: readonly unknown[];
};

/** A logger that keeps errors for a test to examine, and drops everything else. */
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
