import { addIndiaDays, DAY_MS, type IndiaDay, indiaDayOf, startOfIndiaDay } from '@jhola/domain';

/** The time ranges of the figures. */
export type Periods = {
  readonly now: Date;
  readonly day: IndiaDay;
  readonly today: Date;
  readonly yesterday: Date;
  /** Yesterday at the current time of day. */
  readonly thisTimeYesterday: Date;
  /** The seven days that end with today. */
  readonly weekDays: readonly IndiaDay[];
  readonly week: Date;
};

const WEEK = 7;

/** The time ranges at a given time. Days begin at midnight in India, whatever time zone the server has. */
export function periodsAt(now: Date): Periods {
  const day = indiaDayOf(now);
  const weekDays = Array.from({ length: WEEK }, (_, index) => addIndiaDays(day, index + 1 - WEEK));
  return {
    now,
    day,
    today: startOfIndiaDay(day),
    yesterday: startOfIndiaDay(addIndiaDays(day, -1)),
    thisTimeYesterday: new Date(now.getTime() - DAY_MS),
    weekDays,
    week: startOfIndiaDay(addIndiaDays(day, 1 - WEEK)),
  };
}
