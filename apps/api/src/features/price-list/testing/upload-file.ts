import { setTimeout as wait } from 'node:timers/promises';
import type { ResponseOf, InputOf } from '@jhola/contract/client';
import type { PriceListState } from '@jhola/domain';
import type { Caller, TestShop } from '../../../testing/index.ts';

export type WirePriceList = ResponseOf<'getPriceList'>['data'];

/** A multipart form with a file, as a browser sends it. */
export function listForm(content: string | Buffer, fileName = 'list.csv'): FormData {
  const form = new FormData();
  form.append('list', new Blob([Buffer.from(content as string)], { type: 'text/csv' }), fileName);
  return form;
}

/** Uploads a list; the response shows how it is interpreted. */
export async function uploadFile(
  shop: TestShop,
  as: Caller,
  content: string | Buffer,
): Promise<WirePriceList> {
  return (await shop.call('uploadPriceList', listForm(content), { as })).data;
}

const IN_PROGRESS: readonly PriceListState[] = ['checking', 'importing'];

/** Returns the list as soon as it isn't being processed. */
export async function untilIdle(shop: TestShop, as: Caller, id: string): Promise<WirePriceList> {
  for (;;) {
    const { data } = await shop.call('getPriceList', { _id: id }, { as });
    if (!IN_PROGRESS.includes(data.state)) return data;
    await wait(20);
  }
}

type Settings = InputOf<'checkPriceList'>['settings'];

/** Checks a list with its guessed columns, and resolves when the check has ended. */
export async function checkAndWait(
  shop: TestShop,
  as: Caller,
  list: WirePriceList,
  settings: Settings = list.settings,
): Promise<WirePriceList> {
  const columns = list.columns.map(({ meaning }) => meaning);
  await shop.call('checkPriceList', { _id: list._id, columns, settings }, { as });
  return untilIdle(shop, as, list._id);
}

/** Imports a checked list, and resolves when the import has ended. */
export async function importAndWait(shop: TestShop, as: Caller, list: WirePriceList): Promise<WirePriceList> {
  await shop.call('importPriceList', { _id: list._id }, { as });
  return untilIdle(shop, as, list._id);
}

/** All findings of one kind. */
export async function findings(
  shop: TestShop,
  as: Caller,
  list: WirePriceList,
  outcome: InputOf<'getPriceListFindings'>['outcome'],
) {
  return (await shop.call('getPriceListFindings', { _id: list._id, outcome, limit: 100 }, { as })).data;
}

/** The text of the file in a response. */
export async function download(shop: TestShop, as: Caller, url: string): Promise<string> {
  const response = await shop.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${as.accessToken}` },
    cookies: { ...as.cookies },
  });
  if (response.statusCode !== 200) throw new Error(`${url} responded ${response.statusCode}`);
  return response.body;
}

/**
 * Deletes the catalogue and all lists. Deletes rows instead of truncating: a shelf may be reading the tables at this
 * moment.
 */
export async function clearShop({ db }: TestShop): Promise<void> {
  for (const table of [
    'products',
    'sub_categories',
    'categories',
    'price_lists',
    'price_list_profiles',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
}
