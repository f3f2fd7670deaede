import { catalogue } from '#platform/catalogue.ts';

/** The page Status. */
export const texts = catalogue({
  heading: 'Status',
  notLoaded: 'We couldn’t load the status',
  live: 'Live, {time}',
  outdated: 'Last updated {time}',
  summary:
    '{count, plural, =0 {Everything works.} one {1 thing needs attention.} other {# things need attention.}}',
  running:
    'Jhola {version}, running since {date}, {time}. The sections named here are in docs/operations.md.',
  asOf: 'As of {time}.',
  unknown: 'Not known: it couldn’t be read in time.',
  seeSection: 'See “{section}”.',
  // The parts
  database: 'Database',
  connections: 'Database connections',
  disk: 'Disk space',
  mail: 'Email',
  payments: 'Card payments',
  catalogue: 'Catalogue',
  backup: 'Backup',
  // How urgent a part is
  urgent: 'Urgent',
  needsAttention: 'Needs attention',
  fine: 'Fine',
});
