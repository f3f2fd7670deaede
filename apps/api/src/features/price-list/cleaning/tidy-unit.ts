import { readNumber } from './read-money.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)*|\.\d+`;
const MEASURES = {
  kg: 'kgs?|kilos?|kilograms?|kgm',
  g: 'g|gms?|gr|grms?|grams?|grammes?',
  mg: 'mg',
  ml: 'mls?|millilitres?|milliliters?',
  L: 'l|lt|ltrs?|lit|litres?|liters?',
} as const;

type Measure = keyof typeof MEASURES;

const WORDS = Object.values(MEASURES).join('|');
/** '500 g 1', '1 kg 0': a count from another column. Other numbers may be a shade or a size. */
const STRAY_COUNT = new RegExp(`^((?:${NUMBER})\\s*(?:${WORDS})) [01]$`, 'i');
const LEADING_MEASURE = new RegExp(`^(${NUMBER})\\s*(${WORDS})\\.?(?=$|[\\s,(/+-])`, 'i');

/** Cleans a pack's text: '1. 75 L' becomes '1.75 L', a single 0 or 1 after a measure is dropped. */
export function tidyUnit(unit: string): string {
  return unit
    .replace(/(\d)\. (\d)/g, '$1.$2')
    .replace(STRAY_COUNT, '$1')
    .replace(/(?<![\s,;:-])[\s,;:-]+$/, '');
}

/** Converts a pack to the usual unit: '1000 gms' to '1 kg', '1500 g' to '1.5 kg', '0.75 ltr' to '750 ml'. */
export function usualMeasure(unit: string): string {
  return unit.replace(LEADING_MEASURE, (whole, digits: string, word: string) => {
    const value = readNumber(digits.startsWith('.') ? `0${digits}` : digits);
    const measure = measureOf(word);
    return value === null || value <= 0 || measure === null ? whole : inUsualMeasure(value, measure);
  });
}

/** The unit that a word stands for, 'g' for 'Gms'; null if it isn't a unit. */
export function measureOf(word: string): Measure | null {
  return SPELLINGS.find(([, spelling]) => spelling.test(word))?.[0] ?? null;
}

const SPELLINGS = Object.entries(MEASURES).map(
  ([measure, words]) => [measure as Measure, new RegExp(`^(?:${words})$`, 'i')] as const,
);

const LARGER: Partial<Record<Measure, Measure>> = { g: 'kg', ml: 'L' };
const SMALLER: Partial<Record<Measure, Measure>> = { kg: 'g', L: 'ml' };
const STEP = 1_000;

function inUsualMeasure(value: number, measure: Measure): string {
  const larger = LARGER[measure];
  const smaller = SMALLER[measure];
  if (larger !== undefined && value >= STEP) return `${rounded(value / STEP)} ${larger}`;
  if (smaller !== undefined && value < 1) return `${rounded(value * STEP)} ${smaller}`;
  return `${rounded(value)} ${measure}`;
}

function rounded(value: number): string {
  return String(Math.round(value * STEP) / STEP);
}

/**
 * Joins a pack whose number and unit are in two columns: '500' and 'g'. `sizeUnit` is the unit of a number without one.
 * A unit cell that contains a number is the complete pack.
 */
export function joinUnit(size: string, unit: string, sizeUnit: string): string {
  if (size === '' || readNumber(size) === 0) return isBare(unit) ? `${unit} ${sizeUnit}`.trim() : unit;
  if (/\d/.test(unit)) return isBare(unit) ? `${unit} ${sizeUnit}`.trim() : unit;
  // Handles 500.0 and digits of Indian scripts.
  const number = /^\d+\.0+$|^\P{ASCII}+$/u.test(size) ? String(readNumber(size) ?? size) : size;
  return `${number} ${unit || (isBare(size) ? sizeUnit : '')}`.trim();
}

function isBare(text: string): boolean {
  return /^\p{Nd}+(?:[.,]\p{Nd}+)?$/u.test(text);
}

/** The 500 mg of a tablet aren't a pack size. */
const PACKED = Object.entries(MEASURES)
  .filter(([measure]) => measure !== 'mg')
  .map(([, words]) => words)
  .join('|');
const IN_NAME = new RegExp(
  `(?<![\\d.,/-])(?:\\d+\\s*[x×*]\\s*)?\\d+(?:[.,]\\d+)?\\s*(?:${PACKED}|pcs|pieces|nos)\\b(?:\\s*[x×*]\\s*\\d+)?|\\bpack of \\d+\\b`,
  'gi',
);
/** '5G' is a mobile network. */
const NETWORK = /^[2-6]G$/;

/**
 * Extracts the only pack from a name, 'Tata Salt, 1 kg', and returns the name without it if it is at the end. Null if
 * there is none, or several: '1 kg + 350 g' is a set.
 */
export function packInName(name: string): { readonly pack: string; readonly name: string } | null {
  const found = [...name.matchAll(IN_NAME)].filter(([text]) => !NETWORK.test(text));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const before = name.slice(0, only.index);
  const after = name.slice(only.index + only[0].length);
  const isAtEnd = /^[\s)\].,]*$/.test(after);
  const rest = before.replace(/(?<![\s,;:([–-])[\s,;:([–-]+$/, '');
  return { pack: only[0], name: isAtEnd && /\p{L}{2}/u.test(rest) ? rest : name };
}
