import { texts } from '#messages/recent-deliveries.ts';

/** The average and the number of deliveries, in a few words. Requires at least one delivery. */
export function recentDeliveriesText(minutes: readonly number[]): string {
  return texts.recentDeliveries({
    orders: minutes.length,
    minutes: Math.max(1, Math.ceil(averageOf(minutes))),
  });
}

/** The average of at least one number. */
export function averageOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
