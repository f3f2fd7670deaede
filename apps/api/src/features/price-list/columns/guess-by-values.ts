import { readHundredths } from '../cleaning/read-money.ts';
import { columnValues } from './column-values.ts';
import type { Columns, Target } from './fields.ts';

type Sample = readonly (readonly string[])[];

/** '500 g', '1.5 L', '6 pcs': a number and a unit. */
const PACK = /^\d+(?:[.,]\d+)?\s*(?:x\s*\d+\s*)?\p{L}[\p{L}\p{M}.]*$/u;
const MOST = 0.7;

/**
 * Guesses columns without headers by their values only: a pack, one or two prices, and the longest texts for the name.
 * Ambiguous columns (category or brand, stock or code) are left to the user.
 */
export function guessByValues(sample: Sample, width: number): Columns {
  const columns: (Target | null)[] = Array.from({ length: width }, () => null);
  const cells = (at: number) => sample.map((row) => (row[at] ?? '').trim());
  const places = [...columns.keys()].filter((at) => cells(at).some((cell) => cell !== ''));
  const unit = places.find((at) => isMostly(cells(at), (cell) => PACK.test(cell)));
  if (unit !== undefined) columns[unit] = 'unit';
  const free = places.filter((at) => at !== unit);
  const [name] = free
    .filter((at) => columnValues(sample, at).areWords && !columnValues(sample, at).areWeb)
    .toSorted((one, other) => letters(cells(other)) - letters(cells(one)));
  if (name !== undefined) columns[name] = 'name';
  takePrices(columns, sample, free);
  return columns;
}

/**
 * Guesses the columns of price and MRP: the MRP is the higher one of two columns of amounts. Row numbers and codes
 * aren't amounts.
 */
function takePrices(columns: (Target | null)[], sample: Sample, free: readonly number[]): void {
  const amounts = free.filter((at) => columnValues(sample, at).areMoney && !isCounted(sample, at));
  const printed = amounts.filter((at) => sample.some((row) => /[.₹]|rs|,\d\d$/i.test(row[at] ?? '')));
  const [first, second] = printed.length > 0 ? printed : amounts.slice(0, 1);
  if (first === undefined) return;
  columns[first] = 'price';
  if (second === undefined) return;
  const pairs = sample.map(
    (row) => [readHundredths(row[first] ?? ''), readHundredths(row[second] ?? '')] as const,
  );
  const isHigher = (one: 0 | 1, other: 0 | 1) =>
    pairs.every((pair) => pair[one] === null || pair[other] === null || pair[one] >= pair[other]);
  if (isHigher(0, 1)) {
    columns[first] = 'mrp';
    columns[second] = 'price';
  } else if (isHigher(1, 0)) columns[second] = 'mrp';
}

/** 1, 2, 3 …, or codes of many digits. */
function isCounted(sample: Sample, at: number): boolean {
  const numbers = sample.map((row) => (row[at] ?? '').trim()).filter(Boolean);
  const isRow =
    numbers.length > 1 && numbers.every((text, index) => Number(text) === Number(numbers[0]) + index);
  return isRow || isMostly(numbers, (text) => /^\d{7,}$/.test(text));
}

function isMostly(cells: readonly string[], test: (cell: string) => boolean): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(test).length >= filled.length * MOST;
}

function letters(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.replace(/[^\p{L}]/gu, '').length, 0);
}
