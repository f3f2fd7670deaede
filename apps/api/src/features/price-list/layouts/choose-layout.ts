import { DEFAULT_PRICE_LIST_SETTINGS, type PriceListMeaning, type PriceListSettings } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { type Columns, foldHeader } from '../columns/fields.ts';
import type { Reading } from '../columns/guess-reading.ts';
import { applyProfile } from '../columns/profile.ts';
import { PROFILES } from '../profiles/index.ts';
import { findLayout } from './layouts.queries.ts';
import { headerKey, toMeanings } from './meanings.ts';

export type ChosenLayout = {
  readonly meanings: readonly PriceListMeaning[];
  readonly settings: PriceListSettings;
  /** Null if the columns are guessed. */
  readonly layoutName: string | null;
};

/** How to read a file with these headers: by the saved layout, otherwise by a built-in layout, otherwise guessed. */
export async function chooseLayout(
  db: Db,
  headers: readonly string[],
  guessed: Columns,
  { slash, sizeUnit }: Reading,
): Promise<ChosenLayout> {
  const saved = await findLayout(db, headerKey(headers));
  if (saved !== undefined && saved.meanings.length === headers.length) {
    return { meanings: saved.meanings, settings: saved.settings, layoutName: saved.name };
  }
  const settings = { ...DEFAULT_PRICE_LIST_SETTINGS, slash, sizeUnit };
  const there = new Set(headers.map((header) => foldHeader(header)));
  const known = PROFILES.find(({ columns }) =>
    Object.keys(columns).every((header) => there.has(foldHeader(header))),
  );
  if (known === undefined) return { meanings: toMeanings(guessed), settings, layoutName: null };
  return {
    meanings: toMeanings(applyProfile(known, headers, guessed)),
    settings: { ...settings, source: known.name, separators: known.separators },
    layoutName: known.name,
  };
}
