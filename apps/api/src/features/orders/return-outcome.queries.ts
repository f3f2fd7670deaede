import type { ReturnOutcome } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/schema.ts';

/**
 * The column of `order_lines` with the outcome of an undelivered order's line. Its stored name is older than this term.
 * A new column would have to be written beside the old one by two releases, with every order, to change a name that
 * only this file and schema.ts use.
 */
export const RETURN_OUTCOME = sql.ref('came_back');

/** A row of `order_lines` as queries read it. */
export type LineRow = Omit<Selectable<Tables['order_lines']>, 'came_back'> & {
  readonly return_outcome: ReturnOutcome | null;
};
