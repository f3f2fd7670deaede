/**
 * The stop that an arrow key leads to from `active`, in rows of stops. Null is the text box itself, which comes before
 * the first row and after the last. Returns undefined if the key belongs to the text box.
 */
export function moveInList<Stop>(
  rows: readonly (readonly Stop[])[],
  active: Stop | null,
  key: string,
): Stop | null | undefined {
  const row = rows.findIndex((stops) => active !== null && stops.includes(active));
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const places = rows.length + 1;
    const step = key === 'ArrowDown' ? 1 : -1;
    const next = ((row + 1 + step + places) % places) - 1;
    return rows[next]?.[0] ?? null;
  }
  const stops = rows[row];
  if (active === null || !stops || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return undefined;
  return stops[stops.indexOf(active) + (key === 'ArrowRight' ? 1 : -1)] ?? active;
}
