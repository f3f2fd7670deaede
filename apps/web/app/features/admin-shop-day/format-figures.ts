import { texts } from '#messages/admin-shop-day.ts';
import { LANGUAGE } from '#messages/language.ts';
import { formatCount } from '#platform/format-count.ts';

/** '8:48' in minutes and seconds, or '–' if there is no value. */
export function formatMinutes(seconds: number | null): string {
  if (seconds === null) return '–';
  return `${formatCount(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** '8:48 min', or '–' if there is no value. */
export function formatMinutesWithUnit(seconds: number | null): string {
  return seconds === null ? formatMinutes(seconds) : texts.minutes({ time: formatMinutes(seconds) });
}

/** '92%', rounded down, so that 100% is never wrong. */
export function formatShare(part: number | null): string {
  // Without the error of the multiplication, which makes 57.999… of 0.58.
  return part === null ? '–' : `${Math.floor(Number((part * 100).toFixed(6)))}%`;
}

/** '3 more than yesterday by now'. */
export function comparisonText(
  before: number,
  now: number,
  format: (count: number) => string = formatCount,
): string {
  if (now === before) return before === 0 ? texts.bothNone : texts.same;
  const difference = format(Math.round(Math.abs(now - before) * 100) / 100);
  return (now > before ? texts.more : texts.less)({ difference });
}

/** How long the stock lasts at the present rate: 'gone', 'lasts ~5 hours', 'lasts ~2 days'. */
export function stockLastsText(daysLeft: number): string {
  if (daysLeft === 0) return texts.gone;
  if (daysLeft < 1) return texts.lastsHours({ hours: Math.max(1, Math.round(daysLeft * 24)) });
  return texts.lastsDays({ days: Math.round(daysLeft) });
}

/** '0–5', '20+': an age in minutes. */
export function ageLabel({ from, to }: { from: number; to: number | null }): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

/** '7 am', '12 noon', '11 pm': an hour of the day. */
export function hourLabel(hour: number): string {
  if (hour === 12) return texts.noon;
  return (hour < 12 ? texts.am : texts.pm)({ hour: hour % 12 === 0 ? 12 : hour % 12 });
}

const weekday = new Intl.DateTimeFormat(LANGUAGE.locale, {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
});
const whole = new Intl.DateTimeFormat(LANGUAGE.locale, {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** 'Sat 21' from '2026-11-21'. */
export function dayLabel(day: string): string {
  const parts = weekday.formatToParts(new Date(day));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')}`;
}

/** 'Saturday, 21 November' from '2026-11-21'. */
export function fullDayLabel(day: string): string {
  const parts = whole.formatToParts(new Date(day));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}`;
}
