import type { ResponseOf } from '@jhola/contract/client';
import type { Services } from '../../../platform/services.ts';
import { countFindingsOf, type FindingsWanted, readFindings } from './findings.queries.ts';
import { type ListRow, type PriceListId, readList, readLists } from './lists.queries.ts';
import { markInterrupted } from './work.queries.ts';
import { noSuchList } from './no-such-list.ts';

const SHOWN = 10;

/** A list in its current state: one whose process has died is shown as interrupted. Throws NOT_FOUND. */
export async function showList({ db, clock }: Services, id: PriceListId): Promise<ListRow> {
  const list = await readList(db, id);
  if (list === undefined) throw noSuchList();
  if (list.state !== 'checking' && list.state !== 'importing') return list;
  await markInterrupted(db, clock.now());
  return (await readList(db, id)) ?? list;
}

/** The last lists, newest first. */
export async function showLists({ db, clock }: Services): Promise<ListRow[]> {
  await markInterrupted(db, clock.now());
  return readLists(db, SHOWN);
}

type PageWanted = FindingsWanted & {
  readonly _id: PriceListId;
  readonly page: number;
  readonly limit: number;
};

/** One page of a check's findings. Throws NOT_FOUND for the list. */
export async function pageOfFindings(
  services: Services,
  { _id, ...wanted }: PageWanted,
): Promise<Pick<ResponseOf<'getPriceListFindings'>, 'data' | 'page' | 'totalCount' | 'totalPage'>> {
  await showList(services, _id);
  const totalCount = await countFindingsOf(services.db, _id, wanted);
  const data = await readFindings(services.db, _id, wanted);
  return { data, page: wanted.page, totalCount, totalPage: Math.ceil(totalCount / wanted.limit) };
}
