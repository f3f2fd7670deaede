/** Where a comma stands: before the last three digits, and before each pair of digits to their left. */
const COMMAS = /\B(?=(\d\d)*\d{3}$)/g;

/**
 * A number of at least 0 as in India: '1,23,456.5'. With `decimals` it has exactly that many, otherwise at most three.
 * Not by `Intl.NumberFormat`, because browsers take longer to create their first one than to hydrate a page's first
 * part.
 */
export function formatNumber(value: number, decimals?: number): string {
  const [whole = '', part] = (
    decimals === undefined ? String(Math.round(value * 1_000) / 1_000) : value.toFixed(decimals)
  ).split('.');
  const grouped = whole.replace(COMMAS, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
