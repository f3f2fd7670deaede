import type { PriceListSlash } from '@jhola/domain';
import { measureOf } from '../cleaning/tidy-unit.ts';
import { type Columns, foldHeader, type Target } from './fields.ts';

type Sample = readonly (readonly string[])[];

/** How a list is read beside what its columns mean: guessed, to be looked at. */
export type Reading = {
  readonly slash: PriceListSlash;
  /** What bare pack sizes are counted in; empty if nobody knows or a column says it. */
  readonly sizeUnit: string;
  /** Of each column whether its amounts look like paise. */
  readonly paiseLike: readonly boolean[];
};

/** Guesses from headers and first rows what a slash in a category is, what sizes are counted in, and whose amounts are paise. */
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
 * 'Breakfast / Snacks / Juices' is one name. Only a header that says so, or cells that form a tree, make it a path:
 * nearly all have steps, few first steps are shared by many cells, and no second step stands below two first ones.
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

/** Headers that say how much is in a pack, with what that is counted in: 'weightInGms', 'Quantity (ml)', 'Net Wt. (g)'. */
const SIZE_WORDS =
  /^(?:in|of|net|gross|wt|weight|size|quantity|qty|volume|vol|pack|packing|packet|content|contents|product|item|unit|variant|value|per|amount|gewicht|inhalt|वज़?न|मात्रा)$/;

/** What a header counts a pack in, or null if it is no such header. */
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

/** Above it a bare weight is in grams, below in kilograms. */
const GRAMS_FROM = 20;

/** By its header; a bare weight or volume by how large it is. */
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
/** Of many amounts a few may end in odd paise. */
const MANY = 20;
const NEARLY_ALL = 0.95;

/** Whole hundreds throughout, without decimals or a sign of rupees: 8500 may be ₹85. */
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

/** Takes the columns whose header says what a pack is counted in for its size, and lets bare numbers beside them be. */
export function takeSizes(columns: (Target | null)[], headers: readonly string[], sample: Sample): void {
  const cells = (at: number) => sample.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  const areNumbers = (at: number) => cells(at).every((cell) => /^\p{Nd}+(?:[.,]\p{Nd}+)?$/u.test(cell));
  const unit = columns.indexOf('unit');
  // Packs that are written out say more than a weight.
  if (columns.includes('size') || (unit !== -1 && !areNumbers(unit))) return;
  const at = headers.findIndex(
    (header, place) =>
      (columns[place] === null || place === unit) && measureInHeader(header) !== null && areNumbers(place),
  );
  if (at !== -1) {
    if (unit !== -1) columns[unit] = null;
    columns[at] = 'size';
  } else if (unit !== -1 && cells(unit).length > 0 && WEIGHED.test(foldHeader(headers[unit] ?? ''))) {
    columns[unit] = 'size';
  }
}

/** A bare weight or volume is a size of which the measure is missing. */
const WEIGHED = /\b(?:weight|wt|vajan|wajan|volume|vol)\b|वज़?न/;
