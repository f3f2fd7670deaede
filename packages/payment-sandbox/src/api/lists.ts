import { z } from 'zod';
import { integer } from './parse-params.ts';

/** The parameters of every list. */
export const pageParams = {
  limit: integer.refine((limit) => limit >= 1 && limit <= 100, 'must be from 1 to 100').default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

export type PageParams = {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
};

/** Which rows of a list are requested, by their sequence number. */
export type Range = {
  readonly below?: number;
  readonly above?: number;
  readonly order: 'asc' | 'desc';
  readonly atMost: number;
};

export type List<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string };

type Source<Row, Item> = {
  readonly url: string;
  /** The sequence number of the row with that id. Throws ApiFault if there is none. */
  numberOf(id: string, param: string): Promise<number>;
  find(range: Range): Promise<Row[]>;
  toItem(row: Row): Item;
};

/** One page of a list, newest first, with cursors in both directions. */
export async function readPage<Row, Item>(
  params: PageParams,
  source: Source<Row, Item>,
): Promise<List<Item>> {
  const { limit, starting_after: after, ending_before: before } = params;
  const atMost = limit + 1;
  const isBackwards = before !== undefined;
  const rows = await source.find(
    isBackwards
      ? { above: await source.numberOf(before, 'ending_before'), order: 'asc', atMost }
      : after === undefined
        ? { order: 'desc', atMost }
        : { below: await source.numberOf(after, 'starting_after'), order: 'desc', atMost },
  );
  const kept = rows.slice(0, limit);
  const data = (isBackwards ? kept.toReversed() : kept).map((row) => source.toItem(row));
  return { object: 'list', data, has_more: rows.length > limit, url: source.url };
}
