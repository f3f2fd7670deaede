import { formatDuration } from '#platform/format-duration.ts';

/** 'last 24 deliveries, median 8:48, 22 within ten minutes'. */
export function latelySentence(lately: readonly number[], promisedSeconds: number): string {
  const sorted = lately.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) return 'nothing delivered yet';
  const withTimeout = lately.filter((seconds) => seconds <= promisedSeconds).length;
  const which = lately.length === 1 ? 'the last delivery' : `last ${lately.length} deliveries, median`;
  return `${which} ${formatDuration(Math.round((low + high) / 2))}, ${withTimeout} within ten minutes`;
}
