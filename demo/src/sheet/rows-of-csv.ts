/** The rows of a comma-separated text; quoted cells may contain commas, line ends and doubled quotes. */
export function rowsOfCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (whole === '' && end === '') break;
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
