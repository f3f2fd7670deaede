/** The list with the thing at one place moved to another; itself where either place isn't in it. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length || from === to) return things;
  return things.toSpliced(from, 1).toSpliced(to, 0, thing);
}
