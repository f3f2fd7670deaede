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
/** '500 g 1', '1 kg 0': a count that slipped in from another column. Other numbers may be a shade or a size. */
const STRAY_COUNT = new RegExp(`^((?:${NUMBER})\\s*(?:${WORDS})) [01]$`, 'i');
const LEADING_MEASURE = new RegExp(`^(${NUMBER})\\s*(${WORDS})\\.?(?=$|[\\s,(/+-])`, 'i');

/** A pack as it is printed on a card: '1. 75 L' is '1.75 L', a stray 0 or 1 behind a measure is dropped. */
export function tidyUnit(unit: string): string {
  return unit
    .replace(/(\d)\. (\d)/g, '$1.$2')
    .replace(STRAY_COUNT, '$1')
    .replace(/[\s,;:-]+$/, '');
}

/** The same pack in the usual measure: '1000 gms' is '1 kg', '1500 g' is '1.5 kg', '0.75 ltr' is '750 ml'. */
export function usualMeasure(unit: string): string {
  return unit.replace(LEADING_MEASURE, (whole, digits: string, word: string) => {
    const value = readNumber(digits.startsWith('.') ? `0${digits}` : digits);
    const measure = measureOf(word);
    return value === null || value <= 0 || measure === null ? whole : inUsualMeasure(value, measure);
  });
}

/** The measure that a word stands for, 'Gms' for 'g'; null if it is none. */
export function measureOf(word: string): Measure | null {
  const found = Object.entries(MEASURES).find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word));
  return (found?.[0] as Measure | undefined) ?? null;
}

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
 * A pack whose number and unit a list has apart: '500' and 'g'. `sizeUnit` is what a bare number is counted in. A unit
 * that has a number itself is the whole pack.
 */
export function joinUnit(size: string, unit: string, sizeUnit: string): string {
  if (size === '' || readNumber(size) === 0) return isBare(unit) ? `${unit} ${sizeUnit}`.trim() : unit;
  if (/\d/.test(unit)) return isBare(unit) ? `${unit} ${sizeUnit}`.trim() : unit;
  // Programs write 500.0, and India has digits of its own.
  const number = /^\d+\.0+$|^\P{ASCII}+$/u.test(size) ? String(readNumber(size) ?? size) : size;
  return `${number} ${unit || (isBare(size) ? sizeUnit : '')}`.trim();
}

function isBare(text: string): boolean {
  return /^\p{Nd}+(?:[.,]\p{Nd}+)?$/u.test(text);
}

/** A tablet's 500 mg is no pack. */
const PACKED = Object.entries(MEASURES)
  .filter(([measure]) => measure !== 'mg')
  .map(([, words]) => words)
  .join('|');
const IN_NAME = new RegExp(
  `(?<![\\d.,/-])(?:\\d+\\s*[x×*]\\s*)?\\d+(?:[.,]\\d+)?\\s*(?:${PACKED}|pcs|pieces|nos)\\b(?:\\s*[x×*]\\s*\\d+)?|\\bpack of \\d+\\b`,
  'gi',
);
/** '5G' is a network. */
const NETWORK = /^[2-6]G$/;

/**
 * The one pack that a name holds, 'Tata Salt, 1 kg', and the name without it if it stands at the end. Null if there is
 * none, or several: '1 kg + 350 g' is a set.
 */
export function packInName(name: string): { readonly pack: string; readonly name: string } | null {
  const found = [...name.matchAll(IN_NAME)].filter(([text]) => !NETWORK.test(text));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const before = name.slice(0, only.index);
  const after = name.slice(only.index + only[0].length);
  const isAtEnd = /^[\s)\].,]*$/.test(after);
  const rest = before.replace(/[\s,;:([–-]+$/, '');
  return { pack: only[0], name: isAtEnd && /\p{L}{2}/u.test(rest) ? rest : name };
}
