import { makeId, type ProductId } from '@jhola/domain';

/** Number of characters of an id that encode the line: enough for a million lines. */
const LINE_LETTERS = 4;

/**
 * An id for the product of a line. Listings show the newest first, and sort by id if the time is equal: within one
 * import the first line gets the highest id, so that the shop keeps the price list's sequence.
 */
export function makeListedId(now: Date, line: number): ProductId {
  const random = crypto.getRandomValues(new Uint8Array(16));
  let left = 32 ** LINE_LETTERS - 1 - (line % 32 ** LINE_LETTERS);
  for (let index = LINE_LETTERS - 1; index >= 0; index -= 1) {
    random[index] = left % 32;
    left = Math.floor(left / 32);
  }
  return makeId<'Product'>(now, random);
}
