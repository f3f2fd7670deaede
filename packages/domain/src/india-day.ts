/** India keeps one time all year, five and a half hours ahead of UTC: days there need no table of zones. */
const AHEAD_MS = 5.5 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

/** A day as India counts it, as '2026-11-21'. */
export type IndiaDay = string;

export function indiaDayOf(time: Date): IndiaDay {
  return new Date(time.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** Its first moment. Throws RangeError for what is no day. */
export function startOfIndiaDay(day: IndiaDay): Date {
  if (!isIndiaDay(day)) throw new RangeError(`Not a day: ${day}`);
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS);
}

/** Whether a text is a day that the calendar has. */
export function isIndiaDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** So many days later, or earlier where `days` is negative. */
export function addIndiaDays(day: IndiaDay, days: number): IndiaDay {
  return indiaDayOf(new Date(startOfIndiaDay(day).getTime() + days * DAY_MS));
}
