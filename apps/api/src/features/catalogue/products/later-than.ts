/** The time of a change that follows an earlier one: a millisecond after it, or now if that is later. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
