import { PROMISED_MINUTES } from '@jhola/domain';

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Whether a delivery took longer than promised. */
export function isLate(minutes: number): boolean {
  return minutes > PROMISED_MINUTES;
}

/**
 * The content of the chart as text: the average, and the number of deliveries. Requires at least one
 * delivery.
 */
export function deliveryWords(minutes: readonly number[]): { average: string; rest: string } {
  const average = durationOf(minutes.reduce((sum, each) => sum + each, 0) / minutes.length);
  const late = minutes.filter(isLate).length;
  if (minutes.length === 1) return { average, rest: `for the last order${late ? ', which came late' : ''}.` };
  return {
    average: `${average} on average`,
    rest: `over the last ${minutes.length} orders. ${COUNTS[late] ?? late} came late.`,
  };
}

/** Whole minutes, rounded up. */
export function durationOf(minutes: number): string {
  const whole = Math.ceil(minutes);
  if (whole < 1) return 'Less than a minute';
  return whole === 1 ? '1 minute' : `${whole} minutes`;
}
