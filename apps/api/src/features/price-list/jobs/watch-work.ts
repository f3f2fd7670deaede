import type { Services } from '../../../platform/services.ts';
import type { ImportProgress, OnProgress } from '../import-report.ts';
import type { PriceListId } from './lists.queries.ts';
import { isCancelRequested, recordProgress } from './work.queries.ts';

/** Short enough for a smooth progress bar and quick cancelling, long enough to cost little. */
const EVERY_MS = 400;

export type WorkWatch = {
  readonly onProgress: OnProgress;
  /** Resolves when nothing more will be written. Await it before recording the end. */
  readonly stop: () => Promise<void>;
};

/**
 * While a list is processed: records the progress, and calls `onCancel` if another process requested to cancel. Uses
 * other connections than the work, because the work's changes aren't visible before its commit.
 */
export function watchWork(
  { db, clock, log }: Services,
  id: PriceListId,
  shareOf: (progress: ImportProgress) => number,
  onCancel: () => void,
): WorkWatch {
  let latest: ImportProgress | null = null;
  let checking: Promise<void> | null = null;

  async function check(): Promise<void> {
    const progress = latest;
    latest = null;
    try {
      if (progress !== null) {
        const { phase, rows } = progress;
        await recordProgress(db, id, { phase, share: shareOf(progress), rows_read: rows }, clock.now());
      }
      if (await isCancelRequested(db, id)) onCancel();
    } catch (err) {
      log.warn({ err }, 'The progress of a price list could not be saved');
    }
    checking = null;
  }

  const timer = setInterval(() => {
    checking ??= check();
  }, EVERY_MS);

  return {
    onProgress: (progress) => {
      latest = progress;
    },
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}
