import { texts } from '#messages/price-list-columns.ts';

/** What a column of a price list is called: its header or, without one, its number, counted from 1. */
export function columnName(header: string, at: number): string {
  return header || texts.columnNumber({ number: at + 1 });
}
