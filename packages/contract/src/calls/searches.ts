/** Counts of shoppers' searches, for admins. */
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { givenSearchText } from '../fields.ts';
import { inputTexts } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

export const noteSearch = defineCall({
  who: 'all',
  summary:
    'Report a search, and whether one of its results was opened or added. Counted per day and term, without any reference to a person.',
  carrier: 'json',
  input: z.object({
    search: givenSearchText.min(
      1,
      errorMessage(() => inputTexts.searchRequired),
    ),
    asTyped: z.boolean('asTyped must be true or false').default(false),
    happened: z.enum(['shown', 'chosen'], 'happened must be shown or chosen'),
  }),
  response: responseOf(noData),
  errors: [],
});

const count = z.int().nonnegative();
const sought = z.array(
  z.strictObject({
    term: z.string(),
    count,
    /** The product that it finds first. */
    found: z.string().nullable(),
    proposals: z.array(z.strictObject({ meant: z.string(), product: z.string() })),
  }),
);

export const getSearches = defineCall({
  who: 'admin',
  summary:
    'Searches of the last days without results, or without a result that was opened or added, most frequent first.',
  carrier: 'none',
  input: nothing,
  response: responseOf(
    z.strictObject({
      lastDays: count,
      searches: count,
      missed: count,
      chosen: count,
      withoutResults: sought,
      withoutClicks: sought,
    }),
  ),
  errors: [],
});
