import { expect, test } from 'vitest';
import { type Range, readPage } from './lists.ts';

const ROWS = [5, 4, 3, 2, 1];

/** A list of five rows, whose ids are their sequence numbers. */
const SOURCE = {
  url: '/v1/rows',
  numberOf: async (id: string) => Number(id),
  find: async ({ below = 6, above = 0, order, atMost }: Range) => {
    const found = ROWS.filter((number) => number < below && number > above);
    return (order === 'asc' ? found.toReversed() : found).slice(0, atMost);
  },
  toItem: (number: number) => number,
};

test.each([
  [{ limit: 2 }, [5, 4], true],
  [{ limit: 5 }, [5, 4, 3, 2, 1], false],
  [{ limit: 2, starting_after: '4' }, [3, 2], true],
  [{ limit: 2, starting_after: '3' }, [2, 1], false],
  [{ limit: 2, ending_before: '2' }, [4, 3], true],
  [{ limit: 2, ending_before: '3' }, [5, 4], false],
  [{ limit: 2, ending_before: '5' }, [], false],
])('the page %j is %j; there is more: %j', async (params, data, more) => {
  expect(await readPage(params, SOURCE)).toMatchObject({ data, has_more: more });
});
