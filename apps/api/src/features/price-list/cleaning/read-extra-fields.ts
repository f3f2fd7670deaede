import { LIMITS } from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import type { DetailsMode } from '../listed-product.ts';
import { unescapeFormula } from './exported-text.ts';
import type { RowCells } from './row-cells.ts';
import { shorten } from './tidy-text.ts';

type ExtraFields =
  | { readonly details: Record<string, string>; readonly detailsMode: DetailsMode }
  | { readonly reason: string };

const { entries, keyLength, valueLength } = LIMITS.details;

/** The extra fields of an exported row: a JSON object of texts, and additional columns. */
export function readExtraFields(cells: RowCells): ExtraFields {
  const details = Object.fromEntries(
    cells
      .details()
      .map(([title, cell]) => [title, unescapeFormula(cell).trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  const isComplete = cells.has('extra_fields');
  const given = isComplete ? fromJson(unescapeFormula(cells.get('extra_fields')).trim()) : {};
  if (given === null) return { reason: texts.badExtraFields };
  const all = { ...given, ...details };
  const names = Object.keys(all);
  if (names.length > entries) return { reason: texts.tooManyExtraFields({ max: entries }) };
  const odd = names.find((name) => name === '' || name.length > keyLength || !fits(all[name]));
  if (odd !== undefined) return { reason: texts.badExtraField({ name: shorten(odd, 60) }) };
  if (isComplete) return { details: all, detailsMode: 'replace' };
  return { details: all, detailsMode: names.length > 0 ? 'add' : 'keep' };
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
    const isOfTexts = pairs.every((pair): pair is [string, string] => pair.every(isStorable));
    return isOfTexts ? Object.fromEntries(pairs) : null;
  } catch {
    return null;
  }
}

/** JSON can contain texts that PostgreSQL can't store: with NUL, or with half a character. */
function isStorable(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}
