import { LIMITS, withLatinDigits } from '@jhola/domain';

const MOST_DIGITS = String(LIMITS.stock).length;

/** The whole number of a text, typed or pasted: 1250 of '1,250', 12 of '१२' and of '12.50'; 0 if it has no digits. */
export function typedStock(text: string): number {
  const [whole = ''] = withLatinDigits(text).split('.');
  return Number(whole.replace(/\D/g, '').slice(0, MOST_DIGITS));
}
