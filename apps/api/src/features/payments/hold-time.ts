import type { Config } from '../../platform/config.ts';

/** How long a payment holds its stock while no card is tried, in milliseconds. */
export function holdMsOf({ cardHoldMinutes }: Config): number {
  return cardHoldMinutes * 60_000;
}
