import { makeId, type PriceListMeaning, type PriceListSettings } from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { type PriceListId, readList } from '../jobs/lists.queries.ts';
import { noSuchList } from '../jobs/no-such-list.ts';
import { type ProfileRow, upsertProfile } from './layouts.queries.ts';
import { headerKey } from './meanings.ts';

export type ProfileForm = {
  readonly _id: PriceListId;
  readonly name: string;
  readonly columns: readonly PriceListMeaning[];
  /** The list's own settings if absent. */
  readonly settings?: PriceListSettings | undefined;
};

/** Saves the meaning of a list's columns. Throws NOT_FOUND for the list, BAD_REQUEST if it has different columns. */
export async function saveProfile({ db, clock }: Services, form: ProfileForm): Promise<ProfileRow> {
  const list = await readList(db, form._id);
  if (list === undefined) throw noSuchList();
  requireSameCount(form.columns, list.headers);
  const now = clock.now();
  return upsertProfile(db, {
    id: makeId(now),
    name: form.name,
    headers: list.headers,
    headerKey: headerKey(list.headers),
    meanings: form.columns,
    settings: form.settings ?? list.settings,
    now,
  });
}

/** Throws BAD_REQUEST if a column of the file has no meaning. */
export function requireSameCount(meanings: readonly PriceListMeaning[], headers: readonly string[]): void {
  if (meanings.length === headers.length) return;
  const message = texts.chooseColumnMeanings({ count: headers.length });
  throw new AppError('BAD_REQUEST', { message, field: 'columns' });
}
