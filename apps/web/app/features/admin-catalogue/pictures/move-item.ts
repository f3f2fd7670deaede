/** A copy of the list with one entry moved to another index; the same list if an index is out of range. */
export function moveItem<Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length || from === to) return things;
  return things.toSpliced(from, 1).toSpliced(to, 0, thing);
}
