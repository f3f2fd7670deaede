import { isId } from '@jhola/domain';
import { readHundredths, readNegative, readNumber, withoutOfferWords } from '../cleaning/read-money.ts';

/** Properties of the values of a column in the first rows; all true for an empty column. */
export type ColumnValues = {
  readonly isEmpty: boolean;
  /** Amounts, with or without currency signs. */
  readonly areMoney: boolean;
  /** Numbers that may be a percentage or a count. */
  readonly areNumbers: boolean;
  /** Counts of stock, which may be below zero. */
  readonly areCounts: boolean;
  readonly areWeb: boolean;
  /** Ids of this shop's products. */
  readonly areOurs: boolean;
  /** Words rather than numbers. */
  readonly areWords: boolean;
  /** The values as numbers, if they are numbers. */
  readonly numbers: readonly number[];
};

/** Lists contain totals, remarks and errors between their rows, so most values are enough. */
const MOST = 0.7;

/** Examines one column of a sample of rows: each property when it is read, because a list may have many columns. */
export function columnValues(sample: readonly (readonly string[])[], column: number): ColumnValues {
  const cells = sample
    .map((row) => withoutOfferWords((row[column] ?? '').trim()))
    .filter((cell) => cell !== '');
  const most = (test: (cell: string) => boolean) =>
    cells.length === 0 || cells.filter(test).length >= cells.length * MOST;
  return {
    isEmpty: cells.length === 0,
    get areMoney() {
      return most((cell) => readHundredths(cell) !== null);
    },
    get areNumbers() {
      return most((cell) => readNumber(cell) !== null || readHundredths(cell) !== null);
    },
    get areCounts() {
      return most((cell) => readNumber(cell) !== null || readNegative(cell) !== null);
    },
    get areWeb() {
      return most((cell) => /^(?:https?:\/\/|data:|\/)|\.(?:jpe?g|png|webp|avif)\b/i.test(cell));
    },
    get areOurs() {
      return cells.length > 0 && cells.every((cell) => isId(cell));
    },
    get areWords() {
      return most((cell) => /\p{L}[\p{L}\p{M}]/u.test(cell));
    },
    get numbers() {
      return cells.flatMap((cell) => {
        const number = readNumber(cell) ?? (readHundredths(cell) ?? Number.NaN) / 100;
        return Number.isNaN(number) ? [] : [number];
      });
    },
  };
}
