import { LIMITS, type PriceListMeaning, withoutJoiners } from '@jhola/domain';
import { beginningOf } from '../cleaning/tidy-text.ts';
import { foldHeader, type Target } from '../columns/fields.ts';
import type { Columns } from '../columns/fields.ts';

/** Converts columns to the values of the form's select boxes. */
export function toMeanings(columns: Columns): PriceListMeaning[] {
  return columns.map((target) =>
    target === null ? 'ignore' : typeof target === 'string' ? target : 'detail',
  );
}

/**
 * The importer's form of these options: a detail gets its header as title, with a number if an earlier column has the
 * same one. Without joiners, so that it replaces the detail of an earlier list.
 */
export function toColumns(meanings: readonly PriceListMeaning[], headers: readonly string[]): Columns {
  const titles = new Set<string>();
  return meanings.map((meaning, at): Target => {
    if (meaning !== 'detail') return meaning;
    const header = withoutJoiners(headers[at] ?? '').replace(/\s+/g, ' ');
    const detail = unusedTitle(header.trim() || `Column ${at + 1}`, titles);
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
