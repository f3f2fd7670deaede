/** India has one time zone and no summer time, so days need no time zone database. */
const AHEAD_MS = 5.5 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

/** A day in India, as '2026-11-21'. */
export type IndiaDay = string;

/** The day that it is in India at this time: the day in UTC, or the next one from 18:30 UTC on. */
export function indiaDayOf(time: Date): IndiaDay {
  return new Date(time.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** The first moment of the day. Throws RangeError if the text isn't a day. */
export function startOfIndiaDay(day: IndiaDay): Date {
  if (!isIndiaDay(day)) throw new RangeError(`Not a day: ${day}`);
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS);
}

/** Whether a text is a day of the calendar. */
export function isIndiaDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The day that is `days` later, or earlier if `days` is negative. */
export function addIndiaDays(day: IndiaDay, days: number): IndiaDay {
  return indiaDayOf(new Date(startOfIndiaDay(day).getTime() + days * DAY_MS));
}
