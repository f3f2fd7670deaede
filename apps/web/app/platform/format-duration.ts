import { texts } from '#messages/durations.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '3:54' in minutes and seconds; from an hour on '1 h 05 min', from a day on '2 days'. */
export function formatDuration(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${twoDigits(seconds % MINUTE)}`;
  if (seconds >= DAY) return texts.days({ days: Math.floor(seconds / DAY) });
  const minutes = twoDigits(Math.floor((seconds % HOUR) / MINUTE));
  return texts.hours({ hours: Math.floor(seconds / HOUR), minutes });
}

/** The duration for screen readers: '3 minutes', '1 h 05 min', '2 days'. */
export function speakDuration(seconds: number): string {
  if (seconds >= HOUR) return formatDuration(seconds);
  return texts.minutes({ minutes: Math.floor(seconds / MINUTE) });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
