import { makeId, type PriceListMeaning, type PriceListSettings } from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { type PriceListId, readList } from '../jobs/lists.queries.ts';
import { noSuchList } from '../jobs/no-such-list.ts';
import { type ProfileRow, insertProfile } from './layouts.queries.ts';
import { headerKey } from './meanings.ts';

export type ProfileForm = {
  readonly _id: PriceListId;
  readonly name: string;
  readonly columns: readonly PriceListMeaning[];
  /** The list's own settings if absent. */
  readonly settings?: PriceListSettings | undefined;
  /** Whether to replace the layout that has this name. */
  readonly replace: boolean;
};

/**
 * Saves the meaning of a list's columns. Throws NOT_FOUND for the list, BAD_REQUEST if it has different columns, and
 * NAME_TAKEN if there is a layout with this name that isn't to be replaced.
 */
export async function saveProfile({ db, clock }: Services, form: ProfileForm): Promise<ProfileRow> {
  const list = await readList(db, form._id);
  if (list === undefined) throw noSuchList();
  requireSameCount(form.columns, list.headers);
  const now = clock.now();
  const profile = {
    id: makeId<'PriceListProfile'>(now),
    name: form.name,
    headers: list.headers,
    headerKey: headerKey(list.headers),
    meanings: form.columns,
    settings: form.settings ?? list.settings,
    now,
  };
  const saved = await insertProfile(db, profile, form);
  if (saved === undefined) throw new AppError('NAME_TAKEN', { message: texts.layoutExists, field: 'name' });
  return saved;
}

/** Throws BAD_REQUEST if a column of the file has no meaning. */
export function requireSameCount(meanings: readonly PriceListMeaning[], headers: readonly string[]): void {
  if (meanings.length === headers.length) return;
  const message = texts.chooseColumnMeanings({ count: headers.length });
  throw new AppError('BAD_REQUEST', { message, field: 'columns' });
}
