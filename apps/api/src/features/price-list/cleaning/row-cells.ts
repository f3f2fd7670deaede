import type { Columns, Field } from '../columns/fields.ts';

/** The cells of one row by field. */
export type RowCells = {
  /** The raw cell of a field; empty if the list has no column for it. */
  readonly get: (field: Field) => string;
  /** Whether the list has a column for it. */
  readonly has: (field: Field) => boolean;
  /** The first cell that isn't empty. */
  readonly first: () => string;
  /** Every cell of a field that may have several columns. */
  readonly all: (field: Field) => string[];
  /** The cells that become details, with their titles. */
  readonly details: () => [title: string, cell: string][];
};

/**
 * Finds each field's columns once for the whole list, and returns a function that gives access to one row by field.
 * Cells that a short row lacks are empty.
 */
export function createRowCells(columns: Columns): (cells: readonly string[]) => RowCells {
  const places = new Map<Field, number[]>();
  const details: [string, number][] = [];
  for (const [at, column] of columns.entries()) {
    if (column === null) continue;
    if (typeof column === 'string') places.set(column, [...(places.get(column) ?? []), at]);
    else details.push([column.detail, at]);
  }
  return (cells) => ({
    get: (field) => cells[places.get(field)?.[0] ?? -1] ?? '',
    has: (field) => places.has(field),
    first: () => cells.find((cell) => cell.trim() !== '')?.trim() ?? '',
    all: (field) => (places.get(field) ?? []).map((at) => cells[at] ?? ''),
    details: () => details.map(([title, at]) => [title, cells[at] ?? '']),
  });
}
