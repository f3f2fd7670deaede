import type { Row } from './read-table.ts';

/** What the table is compared with. */
export type Project = {
  readonly hasFile: (path: string) => boolean;
  /** The titles of a test file's tests; null if the file doesn't exist. */
  readonly titlesOf: (path: string) => ReadonlySet<string> | null;
};

/** How many sections the specification has, to notice missing ones. */
const SECTIONS = 9;

/** Problems of the table: gaps, rows without a test, files and tests that don't exist. */
export function tableFaults(rows: readonly Row[], project: Project): string[] {
  return [...numberFaults(rows), ...rows.flatMap((row) => rowFaults(row, project))];
}

function numberFaults(rows: readonly Row[]): string[] {
  const faults: string[] = [];
  const counts = new Map<number, number>();
  for (const { id } of rows) {
    const [section = 0, place = 0] = id.split('.').map(Number);
    const expected = (counts.get(section) ?? 0) + 1;
    if (place !== expected) faults.push(`${id}: stands where ${section}.${pad(expected)} should`);
    counts.set(section, place);
  }
  for (let section = 1; section <= SECTIONS; section += 1) {
    if (!counts.has(section)) faults.push(`Section ${section} has no row`);
  }
  return faults;
}

function rowFaults({ id, files, tests }: Row, { hasFile, titlesOf }: Project): string[] {
  const faults: string[] = [];
  if (files.length === 0) faults.push(`${id}: names no file`);
  if (tests.length === 0) faults.push(`${id}: names no test`);
  for (const file of files) if (!hasFile(file)) faults.push(`${id}: there is no ${file}`);
  for (const { file, title } of tests) {
    const titles = titlesOf(file);
    if (titles === null) faults.push(`${id}: there is no ${file}`);
    else if (!titles.has(title)) faults.push(`${id}: ${file} has no test “${title}”`);
  }
  return faults;
}

function pad(place: number): string {
  return String(place).padStart(2, '0');
}
