import type { PriceListSlash } from '@jhola/domain';
import { measureOf } from '../cleaning/tidy-unit.ts';
import { type Columns, foldHeader, type Target } from './fields.ts';

type Sample = readonly (readonly string[])[];

/** The other settings for reading a list: guessed, to be confirmed by the user. */
export type Reading = {
  readonly slash: PriceListSlash;
  /** The unit of pack sizes without unit; empty if it is unknown or a column has it. */
  readonly sizeUnit: string;
  /** For each column whether its amounts look like paise. */
  readonly paiseLike: readonly boolean[];
};

/**
 * Guesses from headers and first rows what a slash in a category means, the unit of pack sizes, and which columns have
 * paise.
 */
export function guessReading(headers: readonly string[], columns: Columns, sample: Sample): Reading {
  const cells = (at: number) => sample.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  const category = columns.indexOf('category');
  const size = columns.indexOf('size');
  return {
    slash: category === -1 ? 'name' : slashIn(headers[category] ?? '', cells(category)),
    sizeUnit:
      size === -1 || columns.includes('unit') ? '' : sizeUnitOf(headers[size] ?? '', cells(size).map(Number)),
    paiseLike: headers.map((header, at) => lookLikePaise(header, cells(at))),
  };
}

const PATH_HEADER = /\b(?:path|tree|breadcrumbs?|bread crumbs?|hierarchy|taxonomy)\b/;
const MOST = 0.9;
const FEWEST_PATHS = 4;

/**
 * 'Breakfast / Snacks / Juices' is one name. It is a path only if the header says so or the cells form a tree: nearly
 * all cells have several steps, many cells share few first steps, and each second step has only one first step.
 */
function slashIn(header: string, cells: readonly string[]): PriceListSlash {
  const paths = [...new Set(cells)].map((cell) => cell.split('/').map((step) => step.trim().toLowerCase()));
  const stepped = paths.filter((steps) => steps.filter(Boolean).length > 1);
  if (stepped.length === 0) return 'name';
  if (PATH_HEADER.test(foldHeader(header))) return 'path';
  if (stepped.length < FEWEST_PATHS || stepped.length < paths.length * MOST) return 'name';
  const below = new Map<string, Set<string>>();
  const above = new Map<string, Set<string>>();
  for (const steps of stepped) {
    const [first = '', second = ''] = steps.filter(Boolean);
    below.set(first, (below.get(first) ?? new Set()).add(steps.filter(Boolean).slice(1).join('/')));
    above.set(second, (above.get(second) ?? new Set()).add(first));
  }
  const branches = [...below.values()].filter((paths) => paths.size > 1).length;
  const isTree = branches >= below.size / 2 && below.size <= stepped.length / 2;
  return isTree && [...above.values()].every((firsts) => firsts.size === 1) ? 'path' : 'name';
}

/** Headers of pack sizes that contain the unit: 'weightInGms', 'Quantity (ml)', 'Net Wt. (g)'. */
const SIZE_WORDS =
  /^(?:in|of|net|gross|wt|weight|size|quantity|qty|volume|vol|pack|packing|packet|content|contents|product|item|unit|variant|value|per|amount|gewicht|inhalt|वज़?न|मात्रा)$/;

/** The unit in a header of pack sizes, or null if it is another header. */
export function measureInHeader(header: string): string | null {
  const words = foldHeader(header).split(' ').filter(Boolean);
  const measures = words.filter((word) => measureNamed(word) !== null);
  const [only] = measures;
  if (only === undefined || measures.length > 1) return null;
  if (only.length === 1 && words.length === 1) return null;
  if (!words.every((word) => word === only || SIZE_WORDS.test(word))) return null;
  return measureNamed(only);
}

const INDIAN: readonly (readonly [RegExp, string])[] = [
  [/^(?:किलो|किलोग्राम|किग्रा)$/, 'kg'],
  [/^ग्राम$/, 'g'],
  [/^(?:मिली|मिलीलीटर)$/, 'ml'],
  [/^लीटर$/, 'L'],
  [/^(?:pcs|pieces)$/, 'pcs'],
];

function measureNamed(word: string): string | null {
  return measureOf(word) ?? INDIAN.find(([says]) => says.test(word))?.[1] ?? null;
}

/** Weights above this number are grams, below it kilograms. */
const GRAMS_FROM = 20;

/** The unit by the header; for a weight or volume without unit by the size of its numbers. */
function sizeUnitOf(header: string, sizes: readonly number[]): string {
  const said = measureInHeader(header);
  if (said !== null) return said;
  const folded = foldHeader(header);
  const sorted = sizes.filter((size) => size > 0).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) return '';
  if (/\b(?:weight|wt|vajan|wajan)\b|वज़?न/.test(folded)) return middle >= GRAMS_FROM ? 'g' : 'kg';
  return /\b(?:volume|vol)\b/.test(folded) ? (middle >= GRAMS_FROM ? 'ml' : 'L') : '';
}

const FEWEST_AMOUNTS = 2;
/** From this number of amounts on, a share of NEARLY_ALL whole hundreds is enough; below it all must be. */
const MANY = 20;
const NEARLY_ALL = 0.95;

/** All are whole hundreds without decimals or rupee sign: 8500 may be ₹85. */
function lookLikePaise(header: string, cells: readonly string[]): boolean {
  if (/\b(?:rs|inr|rupees?|rupaye|pais[ae])\b/.test(foldHeader(header))) return false;
  const amounts = cells
    .filter((cell) => /^[\d,]+(?:\.0)?$/.test(cell))
    .map((cell) => Number(cell.replaceAll(',', '')));
  if (amounts.length < cells.length) return false;
  const given = amounts.filter((amount) => amount > 0);
  const hundreds = given.filter((amount) => amount % 100 === 0).length;
  if (given.length < FEWEST_AMOUNTS) return false;
  return hundreds === given.length || (given.length >= MANY && hundreds >= given.length * NEARLY_ALL);
}

/** Uses columns whose header has the unit as pack size, and ignores number columns beside them. */
export function takeSizes(columns: (Target | null)[], headers: readonly string[], sample: Sample): void {
  const cells = (at: number) => sample.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  const areNumbers = (at: number) => cells(at).every((cell) => /^\p{Nd}+(?:[.,]\p{Nd}+)?$/u.test(cell));
  const unit = columns.indexOf('unit');
  // Complete packs are more precise than a weight.
  if (columns.includes('size') || (unit !== -1 && !areNumbers(unit))) return;
  const at = headers.findIndex(
    (header, index) =>
      (columns[index] === null || index === unit) && measureInHeader(header) !== null && areNumbers(index),
  );
  if (at !== -1) {
    if (unit !== -1) columns[unit] = null;
    columns[at] = 'size';
  } else if (unit !== -1 && cells(unit).length > 0 && WEIGHED.test(foldHeader(headers[unit] ?? ''))) {
    columns[unit] = 'size';
  }
}

/** A weight or volume without unit is a pack size whose unit is unknown. */
const WEIGHED = /\b(?:weight|wt|vajan|wajan|volume|vol)\b|वज़?न/;
