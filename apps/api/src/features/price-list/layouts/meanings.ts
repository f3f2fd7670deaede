import { LIMITS, type PriceListMeaning, withoutJoiners } from '@jhola/domain';
import { beginningOf } from '../cleaning/tidy-text.ts';
import { type Columns, foldHeader, type Target } from '../columns/fields.ts';

/** Converts columns to the values of the form's select boxes. */
export function toMeanings(columns: Columns): PriceListMeaning[] {
  return columns.map((target) =>
    target === null ? 'ignore' : typeof target === 'string' ? target : 'detail',
  );
}

/** Room for the number of a title that an earlier column has too. */
const NUMBER_ROOM = String(LIMITS.priceListColumns).length + 1;

/**
 * The importer's form of these options: a detail gets its header as title, with a number if an earlier column has the
 * same one. Without joiners, so that it replaces the detail of an earlier list. A header that begins with a longer
 * character than fits is treated like an empty one.
 */
export function toColumns(meanings: readonly PriceListMeaning[], headers: readonly string[]): Target[] {
  const titles = new Set<string>();
  return meanings.map((meaning, at): Target => {
    if (meaning !== 'detail') return meaning;
    const header = withoutJoiners(headers[at] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const isEmpty = beginningOf(header, LIMITS.details.keyLength - NUMBER_ROOM) === '';
    const detail = unusedTitle(isEmpty ? `Column ${at + 1}` : header, titles);
    titles.add(detail);
    return { detail };
  });
}

/** 'Origin', or 'Origin 2' if that is used already; at most as long as a title can be. */
function unusedTitle(title: string, used: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` ${count}`;
    const numbered = beginningOf(title, LIMITS.details.keyLength - end.length).trim() + end;
    if (!used.has(numbered)) return numbered;
  }
}

/** Equal for files with the same columns in the same sequence. */
export function headerKey(headers: readonly string[]): string {
  return headers
    .map((header) => foldHeader(header))
    .join('\t')
    .slice(0, 2_000);
}
