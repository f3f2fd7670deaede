/** A test as the table names it. */
export type NamedTest = {
  /** From the project's root. */
  readonly file: string;
  /** As it is written in the file, `%s` and all. */
  readonly title: string;
};

/** One sentence of the specification. */
export type Row = {
  /** '2.07': the section, and the sentence's place within it. */
  readonly id: string;
  /** The files that make it true. */
  readonly held: readonly string[];
  /** The tests that would fail if it weren't. */
  readonly tests: readonly NamedTest[];
};

const ROW = /^\| (\d\.\d{2,3}) \|(.*)\|$/;
const FILE = /`([^`]+)`/g;
const TEST = /^`([^`]+)` › (.+)$/;

/** The rows of docs/conformance.md, in their order. What can't be read of a row is left out of it. */
export function readTable(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, rest] = ROW.exec(line.trim()) ?? [];
    if (id === undefined || rest === undefined) return [];
    const [, held = '', tests = ''] = rest.split(' | ');
    return [
      {
        id,
        held: [...held.matchAll(FILE)].map(([, file = '']) => file),
        tests: tests.split('<br>').flatMap((cell) => {
          const [, file, title] = TEST.exec(cell.trim()) ?? [];
          return file !== undefined && title !== undefined ? [{ file, title: title.trim() }] : [];
        }),
      },
    ];
  });
}
