const TEST = /`([\w./-]+\.test\.tsx?)` › ([^<|]+)/g;

/** Returns the titles of a file's tests, null if there is no such file. */
export type TitlesOf = (path: string) => ReadonlySet<string> | null;

/** The tests that a cell of a table names, as `file` › title. */
export function testsNamedIn(cell: string): { readonly file: string; readonly title: string }[] {
  return [...cell.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title: title.trim() }));
}
