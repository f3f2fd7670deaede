import { z } from 'zod';
import { SANDBOX_POINTS } from './points.ts';

/** Kinds of forged webhooks; each is sent beside the genuine one, and must be refused. */
export const FORGERIES = ['signature', 'mutated', 'stale', 'future'] as const;
export type Forgery = (typeof FORGERIES)[number];

const count = z.int().min(0).max(1000);
const milliseconds = z.int().min(0).max(3_600_000);

/** The sandbox's faults. Everything is off by default. */
export const faultSettings = z.strictObject({
  /** Delay of all webhooks. */
  webhookDelayMs: milliseconds.default(0),
  /** Each webhook gets a random delay up to this, so that their order changes. */
  webhookShuffleMs: milliseconds.default(0),
  /** How many additional times each webhook is sent. */
  webhookDuplicates: count.default(0),
  /** How many of the next webhooks, or all, are never sent. Their events stay in the list of events. */
  webhooksLost: z.union([count, z.literal('all')]).default(0),
  /** Each webhook is accompanied by forged ones of these kinds. */
  webhookForgeries: z.array(z.enum(FORGERIES)).default([]),
  /** With each event, this many events of unknown types are sent as well. */
  webhooksUnknown: count.default(0),
  /** Delay of API responses, after the call was executed. */
  apiDelayMs: milliseconds.default(0),
  /** How many of the next API calls fail with 500 and change nothing. */
  apiFailures: count.default(0),
  /** How many of the next API calls are executed, but have their connection closed instead of a response. */
  apiAnswersLost: count.default(0),
  /**
   * The process kills itself, as `kill -9` would, at the point; `time` is the nth time this point is reached, counted
   * from 1.
   */
  dieAt: z
    .strictObject({ point: z.enum(SANDBOX_POINTS), time: z.int().min(1).default(1) })
    .nullable()
    .default(null),
});

export type FaultSettings = z.output<typeof faultSettings>;

export const NO_FAULTS: FaultSettings = faultSettings.parse({});
