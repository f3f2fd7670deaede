import type { PriceListMeaning } from '@jhola/domain';
import { texts } from '#messages/price-list-columns.ts';

/** What a column of a price list is called: its header or, without one, its number. `at`: its index. */
export function columnName(header: string, at: number): string {
  return header || texts.columnNumber({ number: at + 1 });
}

/** What the column with the pack sizes is called; empty if there is none. */
export function sizeColumnName(columns: readonly { header: string; meaning: PriceListMeaning }[]): string {
  const at = columns.findIndex(({ meaning }) => meaning === 'size');
  return at < 0 ? '' : columnName(columns[at]?.header ?? '', at);
}
