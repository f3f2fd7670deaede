import { LIMITS, type PriceListMeaning } from '@jhola/domain';
import { foldHeader, type Target } from '../columns/fields.ts';
import type { Columns } from '../columns/fields.ts';

/** What a form shows beside each column. */
export function toMeanings(columns: Columns): PriceListMeaning[] {
  return columns.map((target) =>
    target === null ? 'ignore' : typeof target === 'string' ? target : 'detail',
  );
}

/** What the importer reads by: a detail stands under its header. */
export function toColumns(meanings: readonly PriceListMeaning[], headers: readonly string[]): Columns {
  return meanings.map((meaning, at): Target => {
    if (meaning !== 'detail') return meaning;
    const title = (headers[at] ?? '').replace(/\s+/g, ' ').slice(0, LIMITS.details.keyLength).trim();
    return { detail: title || `Column ${at + 1}` };
  });
}

/** Equal for files with the same columns in the same order. */
export function headerKey(headers: readonly string[]): string {
  return headers
    .map((header) => foldHeader(header))
    .join('\t')
    .slice(0, 2_000);
}
