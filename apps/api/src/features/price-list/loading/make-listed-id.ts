import { makeId, type ProductId } from '@jhola/domain';

/** Letters of an id that tell the line: enough for a million of them. */
const LINE_LETTERS = 4;

/**
 * An id for the product of a line. Lists show the newest first, by id where the time is the same: of one
 * import the first line counts as the newest, so that the shop keeps the order of the price list.
 */
export function makeListedId(now: Date, line: number): ProductId {
  const random = crypto.getRandomValues(new Uint8Array(16));
  let left = 32 ** LINE_LETTERS - 1 - (line % 32 ** LINE_LETTERS);
  for (let place = LINE_LETTERS - 1; place >= 0; place -= 1) {
    random[place] = left % 32;
    left = Math.floor(left / 32);
  }
  return makeId<'Product'>(now, random);
}
