const DEVANAGARI_ZERO = 0x0966;
/** The Unicode blocks of Indian scripts have this distance, with the digits at the same offsets. */
const SCRIPT = 0x80;
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Replaces digits of Indian scripts, which Hindi keyboards type too: '₹ ४५' becomes '₹ 45'. */
export function withLatinDigits(text: string): string {
  return text.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) - DEVANAGARI_ZERO) % SCRIPT));
}
