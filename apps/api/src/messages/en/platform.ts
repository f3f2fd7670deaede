import { catalogue } from '@jhola/messages';

/** Limits, problems of the database, and who changed something if nobody was signed in. */
export const texts = catalogue({
  tooManyTries: 'Too many tries. Please try again in {time}',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  full: 'The shop can’t save anything at the moment. Please try again in a few minutes',
  readOnly: 'The shop can’t save anything at the moment. Please try again in a minute',
  commandLine: 'The command line',
  failing: 'Something isn’t working at our end. Please try again in a minute',
});
