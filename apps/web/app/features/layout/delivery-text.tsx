import { PROMISED_MINUTES } from '@jhola/domain';
import type { ReactNode } from 'react';
import { texts } from '#messages/hero.ts';
import { averageOf } from './recent-deliveries-text.ts';

/** Whether a delivery took longer than promised. */
export function isLate(minutes: number): boolean {
  return minutes > PROMISED_MINUTES;
}

/**
 * The content of the chart as text: the average, and the number of deliveries. Requires at least one
 * delivery.
 */
export function deliveryText(minutes: readonly number[]): ReactNode {
  const time = durationText(averageOf(minutes));
  const late = minutes.filter(isLate).length;
  const b = (content: ReactNode) => <b>{content}</b>;
  if (minutes.length > 1) return texts.averageOfDeliveries({ b, time, orders: minutes.length, late });
  return late === 0 ? texts.lastDelivery({ b, time }) : texts.lastDeliveryLate({ b, time });
}

/** Whole minutes, rounded up. */
export function durationText(minutes: number): string {
  return texts.minutes({ minutes: Math.ceil(minutes) });
}
