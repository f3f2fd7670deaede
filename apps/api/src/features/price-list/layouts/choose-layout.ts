import type { PriceListMeaning } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { PriceListSettings } from '../../../platform/schema.ts';
import { foldHeader } from '../columns/fields.ts';
import type { Columns } from '../columns/guess-columns.ts';
import { applyProfile } from '../columns/profile.ts';
import { GUESSING, PROFILES } from '../profiles/index.ts';
import { FRESH_STOCK } from '../import-price-list.ts';
import { findProfile } from './layouts.queries.ts';
import { headerKey, toMeanings } from './meanings.ts';

export type ChosenLayout = {
  readonly meanings: readonly PriceListMeaning[];
  readonly settings: PriceListSettings;
  /** Null where the columns are guessed. */
  readonly profileName: string | null;
};

const SETTINGS: PriceListSettings = {
  source: GUESSING.name,
  separators: GUESSING.separators,
  freshStock: FRESH_STOCK,
  keepStock: false,
};

/** How a file with these headers is read: as it was saved, else by a layout that the shop knows, else as guessed. */
export async function chooseLayout(
  db: Db,
  headers: readonly string[],
  guessed: Columns,
): Promise<ChosenLayout> {
  const saved = await findProfile(db, headerKey(headers));
  if (saved !== undefined && saved.meanings.length === headers.length) {
    return { meanings: saved.meanings, settings: saved.settings, profileName: saved.name };
  }
  const there = new Set(headers.map((header) => foldHeader(header)));
  const known = PROFILES.find(({ columns }) =>
    Object.keys(columns).every((header) => there.has(foldHeader(header))),
  );
  if (known === undefined) return { meanings: toMeanings(guessed), settings: SETTINGS, profileName: null };
  return {
    meanings: toMeanings(applyProfile(known, headers, guessed)),
    settings: { ...SETTINGS, source: known.name, separators: known.separators },
    profileName: known.name,
  };
}
