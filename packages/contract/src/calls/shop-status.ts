import { z } from 'zod';
import { responseOf, defineCall, nothing } from '../call.ts';
import { time } from '../wire.ts';

/** The parts of the shop that the status reports, in this order. */
export const STATUS_PARTS = [
  'database',
  'connections',
  'disk',
  'mail',
  'payments',
  'catalogue',
  'backup',
] as const;

/** `fine`: nothing to do. `look`: act soon. `broken`: shoppers notice, or soon will. */
export const STATUS_LEVELS = ['fine', 'look', 'broken'] as const;

export const getShopStatus = defineCall({
  who: 'admin',
  summary:
    'The state of each part of the shop, and what to do about problems. Also works while the database is unavailable, from memory.',
  carrier: 'none',
  input: nothing,
  response: responseOf(
    z.strictObject({
      at: time,
      version: z.string(),
      startedAt: time,
      parts: z.array(
        z.strictObject({
          part: z.enum(STATUS_PARTS),
          level: z.enum(STATUS_LEVELS),
          says: z.string(),
          /** What to do; null if there is nothing to do. */
          todo: z.string().nullable(),
          /** The section of docs/operations.md about it. */
          section: z.string(),
          /** When this was last known, if it isn't known now. */
          asOf: time.nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});
