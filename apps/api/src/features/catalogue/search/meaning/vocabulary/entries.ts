/** Parses the lines 'left: right' of a table; lines that begin with # are comments. */
export function entries(table: string): [left: string, right: string][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [left = '', right = ''] = line.split(':');
      return [left.trim(), right.trim()];
    });
}
