const ZONE = 'Asia/Kolkata';

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '21 Nov 2026' from an ISO time, as it is in India. */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

/** '9:05 AM' from an ISO time, as it is in India. */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso)).toUpperCase();
}
