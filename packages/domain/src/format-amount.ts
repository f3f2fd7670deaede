import { formatPaise, paise } from './money.ts';

/**
 * Formats an amount in the smallest unit of a currency, given by its code in small letters: '₹15.50', '$15.50', and
 * '1550 (not one)' if there is no such currency. Throws RangeError for a fraction of a paisa.
 */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'inr') return formatPaise(paise(amount));
  try {
    const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    // Not a known currency.
    return `${amount} (${currency})`;
  }
}
