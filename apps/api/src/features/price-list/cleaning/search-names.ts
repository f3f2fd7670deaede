import { alsoCalledFault, readSearchNames, writeSearchNames } from '@jhola/domain';

/** The text of a column 'also called', normalised: 'chai patti, tea leaves'. Bars separate names too. */
export function searchNames(cell: string): string {
  return writeSearchNames(readSearchNames(cell.replaceAll('|', ',')));
}

/** The same, without names above the limits of number and length. */
export function fittingSearchNames(cell: string): string {
  const names = readSearchNames(searchNames(cell));
  const fitting: string[] = [];
  for (const name of names)
    if (alsoCalledFault(writeSearchNames([...fitting, name])) === null) fitting.push(name);
  return writeSearchNames(fitting);
}
