import { LANGUAGE } from '#messages/language.ts';

const ZONE = 'Asia/Kolkata';

const dateFormat = new Intl.DateTimeFormat(LANGUAGE.dateLocale, {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat(LANGUAGE.locale, {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/** The date in India of an ISO time: 'Nov 21, 2026'. */
export function formatDate(iso: string): string {
  return withPoint(dateFormat.format(new Date(iso)));
}

/** '21 नव॰ 2026' with a point: beside a year, Hindi's sign of an abbreviation looks like a zero. */
export function withPoint(date: string): string {
  return date.replace('॰', '.');
}

/** The time of day in India of an ISO time: '09:05 AM', with a space that doesn't end a line. */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso)).toUpperCase().replace(/\s/, '\u00A0');
}
