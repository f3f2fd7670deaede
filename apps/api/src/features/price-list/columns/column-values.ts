import { isId } from '@jhola/domain';
import { readHundredths, readNumber, withoutOfferWords } from '../cleaning/read-money.ts';

/** What stands below a header in the first rows, looked at as a whole; true of a column without any. */
export type ColumnValues = {
  readonly isEmpty: boolean;
  /** Amounts, with or without signs of money. */
  readonly areMoney: boolean;
  /** Numbers that may be a percentage or a count. */
  readonly areNumbers: boolean;
  readonly areWeb: boolean;
  /** Ids of this shop. */
  readonly areOurs: boolean;
  /** Words rather than numbers. */
  readonly areWords: boolean;
  /** The numbers themselves, where they are such. */
  readonly numbers: readonly number[];
};

/** Lists hold totals, remarks and slips between their rows: most is enough. */
const MOST = 0.7;

/** Looks at one column of a sample of rows. */
export function columnValues(sample: readonly (readonly string[])[], column: number): ColumnValues {
  const cells = sample
    .map((row) => withoutOfferWords((row[column] ?? '').trim()))
    .filter((cell) => cell !== '');
  const most = (test: (cell: string) => boolean) =>
    cells.length === 0 || cells.filter(test).length >= cells.length * MOST;
  return {
    isEmpty: cells.length === 0,
    areMoney: most((cell) => readHundredths(cell) !== null),
    areNumbers: most((cell) => readNumber(cell) !== null || readHundredths(cell) !== null),
    areWeb: most((cell) => /^(?:https?:\/\/|data:|\/)|\.(?:jpe?g|png|webp|avif)\b/i.test(cell)),
    areOurs: cells.length > 0 && cells.every((cell) => isId(cell)),
    areWords: most((cell) => /\p{L}[\p{L}\p{M}]/u.test(cell)),
    numbers: cells.flatMap((cell) => {
      const number = readNumber(cell) ?? (readHundredths(cell) ?? Number.NaN) / 100;
      return Number.isNaN(number) ? [] : [number];
    }),
  };
}
