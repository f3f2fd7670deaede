import { z } from 'zod';
import { SANDBOX_POINTS } from './points.ts';

/** Ways in which a webhook can be wrong; each is sent beside the right one, and must be refused. */
export const FORGERIES = ['signature', 'mutated', 'stale', 'future'] as const;
export type Forgery = (typeof FORGERIES)[number];

const count = z.int().min(0).max(1000);
const milliseconds = z.int().min(0).max(3_600_000);

/** How the sandbox misbehaves. Everything is off unless said. */
export const faultSettings = z.strictObject({
  /** Webhooks go out so much later. */
  webhookDelayMs: milliseconds.default(0),
  /** Each goes out at a time of its own within this span, so that they overtake each other. */
  webhookShuffleMs: milliseconds.default(0),
  /** Each goes out that many times more. */
  webhookDuplicates: count.default(0),
  /** The next ones, or all, never go out. Events stay in the list of events. */
  webhooksLost: z.union([count, z.literal('all')]).default(0),
  /** With each go forged ones of these kinds. */
  webhookForgeries: z.array(z.enum(FORGERIES)).default([]),
  /** With each event, this many events of unknown types are sent as well. */
  webhooksUnknown: count.default(0),
  /** What the API has done, it says so much later. */
  apiDelayMs: milliseconds.default(0),
  /** The next calls of the API fail with 500, and do nothing. */
  apiFailures: count.default(0),
  /** The next calls of the API are carried out, and the connection is cut instead of an answer. */
  apiAnswersLost: count.default(0),
  /** The process kills itself, as `kill -9` would, at the point; `time` says on which pass, counted from 1. */
  dieAt: z
    .strictObject({ point: z.enum(SANDBOX_POINTS), time: z.int().min(1).default(1) })
    .nullable()
    .default(null),
});

export type FaultSettings = z.output<typeof faultSettings>;

export const NO_FAULTS: FaultSettings = faultSettings.parse({});
