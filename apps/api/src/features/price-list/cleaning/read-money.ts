const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:['’]\d{3})+(?:\.\d+)?|\d[\d,\s]*(?:\.\d+)?|\.\d+`;
const MONEY = new RegExp(
  String.raw`^(?:₹|rs\.?|inr|mrp|:|-?\s)*(${NUMBER})\s*(?:\/-|₹|rs\.?|inr|only|(?:\/|per\b)\s*(?:[a-z0-9. ]*[a-z][a-z0-9. ]*)?)*$`,
  'i',
);
const PLAIN = new RegExp(String.raw`^[+]?(${NUMBER})\s*%?\s*(?:off)?$`, 'i');

/**
 * An amount as lists write it, '₹ 1,299.50', 'Rs.45/-', '45,50', '1.299,00' or '12/kg', in hundredths (rupees become
 * paise), rounded; null where it is none: two amounts ('30/35') aren't one, and nothing costs less than nothing.
 */
export function readHundredths(text: string): number | null {
  const digits = MONEY.exec(withLatinDigits(text))?.[1];
  if (digits === undefined || /^\s*(?:₹|rs\.?|inr)?\s*-/i.test(text)) return null;
  const value = Number(withPoint(digits.replace(/\s+/g, '')));
  return Number.isFinite(value) ? Math.round(value * 100) : null;
}

/** A percentage or a count, '12.5 %' or '1,200'; null where it is none. */
export function readNumber(text: string): number | null {
  const digits = PLAIN.exec(withLatinDigits(text))?.[1];
  if (digits === undefined) return null;
  const value = Number(withPoint(digits.replace(/\s+/g, '')));
  return Number.isFinite(value) ? value : null;
}

/** '15% OFF', 'Flat Rs 30 off' or 'Save 10' without the words around what comes off. */
export function withoutOfferWords(text: string): string {
  return text.replace(/^(?:flat|save)\s+|\s*off$/gi, '');
}

/** Commas part thousands (Indian or other), but '45,50' has paise: no group of thousands ends in two digits. */
function withPoint(digits: string): string {
  if (/['’]/.test(digits)) return digits.replace(/['’]/g, '');
  if (/\.\d{3}.*,/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  const decimalComma = /^\d+,\d{1,2}$/.test(digits);
  return decimalComma ? digits.replace(',', '.') : digits.replaceAll(',', '');
}

const DEVANAGARI_ZERO = 0x0966;
/** The scripts of India follow each other at this distance, with their digits in the same places. */
const SCRIPT = 0x80;
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** '₹ ४५' as '₹ 45'. */
function withLatinDigits(text: string): string {
  return text.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) - DEVANAGARI_ZERO) % SCRIPT));
}
