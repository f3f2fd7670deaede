import { texts } from '#messages/order-desk-list.ts';
import { formatDuration } from '#platform/format-duration.ts';

/** 'last 24 deliveries, median 8:48, 22 within ten minutes'. */
export function recentDeliveriesSentence(lately: readonly number[], promisedSeconds: number): string {
  const sorted = lately.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) return texts.nothingDelivered;
  return texts.deliverySummary({
    count: lately.length,
    median: formatDuration(Math.round((low + high) / 2)),
    inTime: lately.filter((seconds) => seconds <= promisedSeconds).length,
  });
}
