import { withLatinDigits } from './latin-digits.ts';

/**
 * The source of a pattern for digits in groups, separated by the pattern `by`: '1 200' or '12,34,567', but not '45 50'
 * or '30,35,40', which may be several prices.
 */
export function groupedDigits(by: string): string {
  return String.raw`(?:\d{1,3}(?:${by}\d{3})+|\d{1,2}(?:${by}\d{2})*${by}\d{3})`;
}

const GROUPED = new RegExp(String.raw`^-?${groupedDigits(',')}(?:\.\d+)?$`);

/**
 * A number typed with grouping commas or in digits of an Indian script, as `Number` reads it: '1,25,000' and '१,२५,०००'
 * become '125000'. Other text, such as '45,50', keeps its commas, for the form's validation to refuse.
 */
export function plainNumber(text: string): string {
  const latin = withLatinDigits(text).trim();
  return GROUPED.test(latin) ? latin.replaceAll(',', '') : latin;
}

/** The same for an amount of rupees, which may have the sign in front: '₹ 1,299.50' becomes '1299.50'. */
export function plainRupees(text: string): string {
  return plainNumber(text.replace(/^\s*₹/, ''));
}
