import { escapeFormula } from '../cleaning/exported-text.ts';

/** One line of a CSV; cells are escaped so that spreadsheets don't treat them as formulas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
