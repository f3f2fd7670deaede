import type { Services } from '../../../platform/services.ts';
import type { ImportProgress, OnProgress } from '../import-report.ts';
import type { PriceListId } from './lists.queries.ts';
import { noteProgress } from './work.queries.ts';

/** Often enough for a bar that moves, seldom enough to cost nothing. */
const EVERY_MS = 400;

/** Writes down how far the work on a list has come, on another connection than the work's own. */
export function createProgressNotes(
  { db, clock, log }: Services,
  id: PriceListId,
  shareOf: (progress: ImportProgress) => number,
): { readonly onProgress: OnProgress; readonly settled: () => Promise<void> } {
  let notedAt = 0;
  let writing: Promise<void> | null = null;

  async function write(progress: ImportProgress): Promise<void> {
    try {
      const { phase, rows } = progress;
      await noteProgress(db, id, { phase, share: shareOf(progress), rows_read: rows }, clock.now());
    } catch (err) {
      log.warn({ err }, 'The progress of a price list could not be written down');
    }
    writing = null;
  }

  return {
    onProgress(progress) {
      if (writing !== null || performance.now() - notedAt < EVERY_MS) return;
      notedAt = performance.now();
      writing = write(progress);
    },
    /** To be awaited before the end is written down. */
    settled: async () => writing ?? undefined,
  };
}
