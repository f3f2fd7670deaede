import { createHash } from 'node:crypto';
import { editsOf, type Fault, type SectionFaults } from '../faults/fault.ts';
import type { NamedTest, Row } from '../read-table.ts';

/** One fault to plant, and the tests of its row, one of which must fail. */
export type Job = {
  /** Changes with the fault and with the names of the tests. */
  readonly key: string;
  readonly row: string;
  readonly fault: Fault;
  readonly tests: readonly NamedTest[];
};

export type Options = {
  /** Sections ('8'), rows ('2.07') and ranges of rows ('2.41-2.52'); all rows if empty. */
  readonly selected: readonly string[];
  readonly lanes: number;
  /** How many faults are planted at the same time. */
  readonly together: number;
  /** How long a browser action waits for its element, in seconds. */
  readonly patience: number;
  /** The file of the verdicts. */
  readonly results: string;
  readonly list: boolean;
  readonly resume: boolean;
  /** Only the rows of which no test needs a browser. */
  readonly quick: boolean;
  /** Only the rows with a test that needs a browser. */
  readonly journeys: boolean;
  /** Runs all tests of a row even after one has failed, and reports those that no fault made fail. */
  readonly thorough: boolean;
};

const ROW = /^\d\.\d{2,3}$/;

/** Parses the command line. Throws a message for the user if it is invalid. */
export function readOptions(args: readonly string[]): Options {
  const valueAfter = (name: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : null);
  const numberAfter = (name: string, fallback: number) => {
    const value = valueAfter(name);
    if (value === null) return fallback;
    if (!(Number(value) > 0)) throw new Error(`${name} needs a number`);
    return Number(value);
  };
  const results = valueAfter('--results') ?? 'artifacts/prove-conformance.json';
  if (results === '') throw new Error('--results needs a file');
  const flags = ['--list', '--resume', '--quick', '--journeys', '--thorough'];
  const valued = ['--lanes', '--patience', '--results', '--together'];
  const selected = args.filter((arg, index) => {
    if (flags.includes(arg) || valued.includes(arg) || valued.includes(args[index - 1] ?? '')) return false;
    if (/^\d$/.test(arg) || arg.split('-').every((part) => ROW.test(part))) return true;
    throw new Error(`Not a section, a row or an option: ${arg}`);
  });
  return {
    selected,
    lanes: numberAfter('--lanes', 2),
    together: numberAfter('--together', 1),
    patience: numberAfter('--patience', 8),
    results,
    list: args.includes('--list'),
    resume: args.includes('--resume'),
    quick: args.includes('--quick'),
    journeys: args.includes('--journeys'),
    thorough: args.includes('--thorough'),
  };
}

/** A job for each planted fault of these rows, in the order of the rows. */
export function planJobs(rows: readonly Row[], planted: SectionFaults): Job[] {
  return rows.flatMap(({ id, tests }) =>
    (planted[id] ?? []).map((fault) => ({ key: keyOf(id, fault, tests), row: id, fault, tests })),
  );
}

/** Whether a test needs the built shop and a browser. */
export function isJourney({ file }: NamedTest): boolean {
  return file.startsWith('e2e/');
}

/** A test's name in reports. */
export function nameOf({ file, title }: NamedTest): string {
  return `${file} › ${title}`;
}

function keyOf(id: string, fault: Fault, tests: readonly NamedTest[]): string {
  const content = JSON.stringify([id, editsOf(fault), tests]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
