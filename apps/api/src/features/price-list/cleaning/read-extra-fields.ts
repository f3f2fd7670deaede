import { LIMITS } from '@jhola/domain';
import type { DetailsMode } from '../listed-product.ts';
import { asWritten } from './exported-text.ts';
import type { RowCells } from './row-cells.ts';

type ExtraFields =
  | { readonly details: Record<string, string>; readonly detailsMode: DetailsMode }
  | { readonly reason: string };

const { entries, keyLength, valueLength } = LIMITS.details;

/** The extra fields of an exported row: a JSON object of texts, or additional columns. */
export function readExtraFields(cells: RowCells): ExtraFields {
  const details = Object.fromEntries(
    cells
      .details()
      .map(([title, cell]) => [title, asWritten(cell).trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  if (!cells.has('extra_fields')) {
    return { details, detailsMode: Object.keys(details).length > 0 ? 'add' : 'keep' };
  }
  const given = fromJson(asWritten(cells.get('extra_fields')).trim());
  if (given === null) return { reason: 'The extra fields are no JSON object of texts' };
  const all = { ...given, ...details };
  const names = Object.keys(all);
  if (names.length > entries) return { reason: `It has more than ${entries} extra fields` };
  const odd = names.find((name) => name === '' || name.length > keyLength || !fits(all[name]));
  if (odd !== undefined) return { reason: `The extra field '${odd.slice(0, 60)}' is empty or too long` };
  return { details: all, detailsMode: 'replace' };
}

function fits(text: string | undefined): boolean {
  return text !== undefined && text !== '' && text.length <= valueLength;
}

function fromJson(text: string): Record<string, string> | null {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const pairs = Object.entries(value as Record<string, unknown>);
    return pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string')
      ? Object.fromEntries(pairs)
      : null;
  } catch {
    return null;
  }
}
