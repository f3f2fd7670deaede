import { groupedDigits, withLatinDigits } from '@jhola/domain';

const NUMBER = [
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}`,
  String.raw`${groupedDigits("['’]")}(?:\.\d+)?`,
  String.raw`${groupedDigits(',')}(?:\.\d+)?`,
  String.raw`${groupedDigits(String.raw`\s`)}(?:\.\d+|,\d{1,2})?`,
  String.raw`\d+,\d{1,2}`,
  String.raw`\d*\.\d+`,
  String.raw`\d+`,
].join('|');
/** The end of '60,', '60.' or '60,-': no paise. Not of '30,35,' which may be two prices, or '1.299,' (1,299 or 1.299). */
const NO_PAISE = String.raw`(?:(?<!,\d{1,2}|\.\d+)[.,][-–—]{0,2})?`;
/**
 * '? 28.00' is '₹ 28.00' in a file whose encoding lacks the sign. The second group is what follows '/' or 'per'. It is
 * checked by `isUnit`: in the pattern that takes exponential time.
 */
const MONEY = new RegExp(
  String.raw`^(?:₹|\?|rs\.?|inr|mrp|:|-?\s)*(${NUMBER})${NO_PAISE}(?:\/-|₹|rs\.?|inr|only|\s)*(?:(?:\/|per\b)([a-z0-9.\s/₹-]*))?$`,
  'i',
);
const PLAIN = new RegExp(String.raw`^[+]?(${NUMBER})\s*(?:%\s*)?(?:off)?$`, 'i');

/**
 * Parses an amount, '₹ 1,299.50', 'Rs.45/-', '45,50', '1.299,00', '60,', '12/kg' or '12/- per box', into hundredths
 * (rupees become paise), rounded. Null if it isn't one amount ('30/35') or is negative.
 */
export function readHundredths(text: string): number | null {
  const [, digits, unit = ''] = MONEY.exec(withLatinDigits(text)) ?? [];
  if (digits === undefined || !isUnit(unit) || /^\s*(?:₹|\?|rs\.?|inr)?\s*-/i.test(text)) return null;
  const value = Number(withPoint(digits.replace(/\s+/g, '')));
  return Number.isFinite(value) ? Math.round(value * 100) : null;
}

/** Whether this is a unit ('kg', '12 pcs/box', '500 g/-') or blank, and not a second amount. */
function isUnit(text: string): boolean {
  return text.split(/₹?\/-?|₹$/).every((part) => !/[-₹]/.test(part) && /^\s*$|[a-z]/i.test(part));
}

/** Parses a percentage or a count, '12.5 %' or '1,200'; null if it is neither. */
export function readNumber(text: string): number | null {
  const digits = PLAIN.exec(withLatinDigits(text))?.[1];
  if (digits === undefined) return null;
  const value = Number(withPoint(digits.replace(/\s+/g, '')));
  return Number.isFinite(value) ? value : null;
}

const NEGATIVE = /^(?:\(-\)|[-−–])\s*(.+)$|^\(([^()]+)\)$/;

/** Parses a count below zero as billing software writes it, '-3', '(-)3' or '(3)'; null if it isn't one. */
export function readNegative(text: string): number | null {
  const [, signed, bracketed] = NEGATIVE.exec(text) ?? [];
  const number = readNumber(signed ?? bracketed ?? '');
  return number === null ? null : -number;
}

/** Removes the words around the number in '15% OFF', 'Flat Rs 30 off' or 'Save 10'. */
export function withoutOfferWords(text: string): string {
  return text.replace(/^(?:flat|save)\s+|(?<!\s)\s*off$/gi, '');
}

/**
 * Commas separate thousands (Indian or other), but '45,50' has paise: a group of thousands never ends in two digits.
 */
function withPoint(digits: string): string {
  if (/['’]/.test(digits)) return digits.replace(/['’]/g, '');
  if (/\.\d{3}.*,/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  const decimalComma = /^\d+,\d{1,2}$/.test(digits);
  return decimalComma ? digits.replace(',', '.') : digits.replaceAll(',', '');
}
