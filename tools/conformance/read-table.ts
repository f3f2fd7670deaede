/** A test as named in the table. */
export type NamedTest = {
  /** Path from the project's root. */
  readonly file: string;
  /** The title as written in the file, including `%s`. */
  readonly title: string;
};

/** One sentence of the specification. */
export type Row = {
  /** '2.07': the section, and the sentence's number within it. */
  readonly id: string;
  /** The files that implement it. */
  readonly files: readonly string[];
  /** The tests that would fail without it. */
  readonly tests: readonly NamedTest[];
};

const ROW = /^\| (\d\.\d{2,3}) \|(.*)\|$/;
const FILE = /`([^`]+)`/g;
const TEST = /^`([^`]+)` › (.+)$/;

/** The rows of docs/conformance.md, in the order of the document. Cells that can't be parsed are left out. */
export function readTable(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, rest] = ROW.exec(line.trim()) ?? [];
    if (id === undefined || rest === undefined) return [];
    const [, files = '', tests = ''] = rest.split(' | ');
    return [
      {
        id,
        files: [...files.matchAll(FILE)].map(([, file = '']) => file),
        tests: tests.split('<br>').flatMap((cell) => {
          const [, file, title] = TEST.exec(cell.trim()) ?? [];
          return file !== undefined && title !== undefined ? [{ file, title: title.trim() }] : [];
        }),
      },
    ];
  });
}
