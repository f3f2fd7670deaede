import { catalogue } from '@jhola/messages';

/** The shop's status: the state of each part, and what to do about it. */
export const texts = catalogue({
  databaseAway: 'The database doesn’t respond. Shoppers can browse but can’t order.',
  databaseAwayTodo: 'Check that PostgreSQL is running and can be reached from this server.',
  diskIsFull: 'The shop can’t save anything. It needs room on the disk.',
  isReadOnly: 'The shop can’t save anything. It needs a database or disk that can be written to.',
  savingFails: 'The shop can’t save anything. It needs a database or disk that works: see the log.',
  cannotSaveTodo:
    'Free disk space, or switch to a database that can be written to. The shop recovers by itself.',
  databaseSlow: 'Responds slowly: after {ms} ms instead of a few.',
  databaseSlowTodo:
    'Check the load, the disk and the network of its server. Slow statements are in the log, with their requests.',
  databaseFine: 'Responds, and can be written to.',
  connectionsBusy:
    'All {inUse} connections to the database are busy; {waiting, plural, one {# request waits} other {# requests wait}}.',
  connectionsTodo: 'Search the log for slow statements. If there are none, run a second process of the shop.',
  connectionsFine: '{inUse} of {max} in use.',
  diskLow: 'Nearly full: {disks}.',
  lowDisk: '{mb} MB free at {folder}',
  diskTodo: 'Free some space. The folder cache/images can be emptied at any time.',
  diskFine: '{disks}.',
  freeDisk: '{gb} GB free',
  mailSent: 'All emails are sent.',
  mailWaits: '{count, plural, one {# email waits} other {# emails wait}} to be sent.',
  mailIsLate: '{count, plural, one {# email waits} other {# emails wait}} to be sent, the oldest for {time}.',
  mailFault:
    '{count, plural, one {# email waits} other {# emails wait}} to be sent, the oldest for {time}. The last error: {fault}',
  mailTodo: 'Check SMTP_URL and the mail server. Emails are sent again automatically.',
  paymentsHeld: '{count, plural, one {# card payment needs} other {# card payments need}} your decision.',
  paymentsHeldTodo: 'Open Orders. Each payment is listed on top, with what to do.',
  paymentsLate: 'A card payment hasn’t been checked for {time}.',
  paymentsLateTodo: 'Check that this server can reach the payment provider.',
  paymentsFine: 'No payments need attention.',
  catalogueMissing: 'The catalogue isn’t loaded.',
  catalogueOld: 'Shoppers see the catalogue as it was {time} ago.',
  catalogueTodo:
    'It’s read again once the database responds. If the database is fine, search the log for “shelf”.',
  catalogueFine: 'Up to date, {count, plural, one {# product} other {# products}}.',
  backupMissing: 'No backup was taken with npm run backup.',
  backupTaken: 'The last one was taken {time} ago.',
  backupAhead: 'The last one is dated {time} from now.',
  backupAheadTodo: 'The clock was wrong then, or is now. Check it with timedatectl, and take a backup.',
  backupTodo: 'Run npm run backup every night, or check why it failed.',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
});
