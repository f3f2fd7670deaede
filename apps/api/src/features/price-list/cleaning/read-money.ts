const NUMBER = String.raw`\d[\d,\s]*(?:\.\d+)?|\.\d+`;
const MONEY = new RegExp(
  String.raw`^(?:₹|rs\.?|inr|mrp|:|-?\s)*(${NUMBER})\s*(?:\/-|₹|rs\.?|inr|only|(?:\/|per\b)\s*[a-z0-9. ]*)*$`,
  'i',
);
const PLAIN = new RegExp(String.raw`^[+]?(${NUMBER})\s*%?\s*(?:off)?$`, 'i');

/**
 * An amount as lists write it, '₹ 1,299.50', 'Rs.45/-', '45,50' or '12/kg', in hundredths (rupees become
 * paise), rounded; null where it is none. A minus makes it none: nothing costs less than nothing.
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

/** Commas part thousands (Indian or other), but '45,50' has paise: no group of thousands ends in two digits. */
function withPoint(digits: string): string {
  const decimalComma = /^\d+,\d{1,2}$/.test(digits);
  return decimalComma ? digits.replace(',', '.') : digits.replaceAll(',', '');
}

const DEVANAGARI_ZERO = 0x0966;

/** '₹ ४५' as '₹ 45'. */
function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
