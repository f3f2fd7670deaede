import { makeId, type PriceListMeaning, type PriceListSettings, type UserId } from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteOnce, hasChangedAt, recordChange } from '../../audit/index.ts';
import { type ListRow, type PriceListId, readList } from '../jobs/lists.queries.ts';
import { noSuchList } from '../jobs/no-such-list.ts';
import { deleteLayout, insertLayout, lockLayout, type LayoutId, type LayoutRow } from './layouts.queries.ts';
import { headerKey } from './meanings.ts';

export type LayoutForm = {
  readonly _id: PriceListId;
  readonly name: string;
  readonly columns: readonly PriceListMeaning[];
  /** The list's own settings if absent. */
  readonly settings?: PriceListSettings | undefined;
  /** Whether to replace the layout that has this name. */
  readonly replace: boolean;
  /** Whether to replace it also if somebody else has saved it since the list was uploaded. */
  readonly overwrites: boolean;
};

/**
 * Saves the meaning of a list's columns, with an entry in the audit log. Throws NOT_FOUND for the list, BAD_REQUEST if
 * it has different columns, NAME_TAKEN if there is a layout with this name that isn't to be replaced, and STALE if
 * somebody else has saved it since the list was uploaded, unless the form `overwrites`.
 */
export async function saveLayout(
  { db, clock }: Services,
  actor: UserId,
  form: LayoutForm,
): Promise<LayoutRow> {
  const list = await readList(db, form._id);
  if (list === undefined) throw noSuchList();
  requireSameCount(form.columns, list.headers);
  const now = clock.now();
  const layout = {
    id: makeId<'PriceListLayout'>(now),
    name: form.name,
    headers: list.headers,
    headerKey: headerKey(list.headers),
    meanings: form.columns,
    settings: form.settings ?? list.settings,
    now,
  };
  return inTransaction(db, async (tx) => {
    if (form.replace && !form.overwrites) await refuseOthersLayout(tx, actor, form.name, list);
    const saved = await insertLayout(tx, layout, form);
    if (saved === undefined) throw new AppError('NAME_TAKEN', { message: texts.layoutExists, field: 'name' });
    const action = saved.id === layout.id ? 'create' : 'update';
    await recordChange(tx, { ...layoutChange(actor, saved, now), action });
    return saved;
  });
}

/** The list was read with an earlier version of the layout: this admin hasn't seen what another one has saved since. */
async function refuseOthersLayout(
  tx: Db,
  actor: UserId,
  name: string,
  { created_at: uploadedAt }: ListRow,
): Promise<void> {
  const there = await lockLayout(tx, name);
  if (there === undefined || there.updated_at <= uploadedAt) return;
  const last = { actor, entity: 'price_list_layout', entityId: there.id, now: there.updated_at } as const;
  if (!(await hasChangedAt(tx, last))) throw new AppError('STALE', { field: 'name' });
}

/**
 * Removes a layout, with an entry in the audit log; does nothing if this admin has removed it already. Throws NOT_FOUND.
 */
export async function removeLayout({ db, clock }: Services, actor: UserId, id: LayoutId): Promise<void> {
  await deleteOnce(db, { actor, entity: 'price_list_layout', entityId: id }, () =>
    inTransaction(db, async (tx) => {
      const gone = await deleteLayout(tx, id);
      if (gone === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchLayout });
      await recordChange(tx, { ...layoutChange(actor, gone, clock.now()), action: 'delete' });
    }),
  );
}

function layoutChange(actor: UserId, { id, name }: LayoutRow, now: Date) {
  return { actor, entity: 'price_list_layout', entityId: id, name, before: null, after: null, now } as const;
}

/** Throws BAD_REQUEST if a column of the file has no meaning. */
export function requireSameCount(meanings: readonly PriceListMeaning[], headers: readonly string[]): void {
  if (meanings.length === headers.length) return;
  const message = texts.chooseColumnMeanings({ count: headers.length });
  throw new AppError('BAD_REQUEST', { message, field: 'columns' });
}
