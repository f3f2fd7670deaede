import type { Row } from '../read-table.ts';

/** The rows selected by section ('8'), row ('2.07') or range of rows ('2.41-2.52'); all rows if nothing is selected. */
export function selectRows(rows: readonly Row[], selected: readonly string[]): readonly Row[] {
  if (selected.length === 0) return rows;
  return rows.filter(({ id }) =>
    selected.some((text) => {
      const [first = '', last = first] = text.split('-');
      if (!first.includes('.')) return id.startsWith(`${first}.`);
      return orderOf(first) <= orderOf(id) && orderOf(id) <= orderOf(last);
    }),
  );
}

/** Sorts '2.100' after '2.99'. */
function orderOf(id: string): number {
  const [section = 0, place = 0] = id.split('.').map(Number);
  return section * 1_000 + place;
}
