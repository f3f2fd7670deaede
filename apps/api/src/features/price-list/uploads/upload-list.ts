import { makeId, type UserId } from '@jhola/domain';
import type { FastifyRequest } from 'fastify';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { shorten, tidyText } from '../cleaning/tidy-text.ts';
import { findLikelyHeader } from '../find-header.ts';
import { ImportFault } from '../import-fault.ts';
import { deleteOldLists, insertList, type PriceListId } from '../jobs/lists.queries.ts';
import { chooseLayout } from '../layouts/choose-layout.ts';
import { openRecords } from '../reading/read-records.ts';
import { openStoredList, listPath, makeListFolder, removeList } from './list-files.ts';
import { type ReceivedList, receiveList } from './receive-list.ts';
import { refuseOtherFiles } from './refuse-other-files.ts';

const SAMPLES = 5;
const SAMPLE_LENGTH = 80;
/** Longer headers are cut. */
const HEADER_LENGTH = 200;
/** How many lists are kept; the oldest and their files are deleted. */
const KEPT = 20;

/**
 * Stores an uploaded price list and returns how it would be read; nothing in the shop changes. Throws the errors of
 * receiving the file, and BAD_PRICE_LIST if it can't be read as CSV.
 */
export async function uploadList(
  services: Services,
  request: FastifyRequest,
  user: UserId,
): Promise<PriceListId> {
  const { db, config, clock } = services;
  const now = clock.now();
  const id = makeId<'PriceList'>(now);
  await makeListFolder(config);
  try {
    const received = await receiveList(request, listPath(config, id));
    await insertList(db, { id, uploadedBy: user, now, ...(await describeList(services, id, received)) });
  } catch (error) {
    await removeList(config, id);
    throw error instanceof ImportFault
      ? new AppError('BAD_PRICE_LIST', { message: error.message, field: 'list', cause: error })
      : error;
  }
  for (const old of await deleteOldLists(db, KEPT)) await removeList(config, old);
  return id;
}

async function describeList(
  { db, config }: Services,
  id: PriceListId,
  { fileName, sizeBytes }: ReceivedList,
) {
  const file = await openStoredList(config, id, fileName);
  await refuseOtherFiles(file);
  const { encoding, delimiter, records } = await openRecords(file, () => undefined);
  const found = await findLikelyHeader(records).finally(() => records.return(undefined));
  const { at: headerAt, headers, columns, reading, sample } = found;
  if (headers.length < 2) {
    throw new ImportFault(texts.oneColumn);
  }
  const shown = headers.map((header) => shorten(tidyText(header), HEADER_LENGTH));
  const layout = await chooseLayout(db, shown, columns, reading);
  const samples = sample
    .slice(0, SAMPLES)
    .map((cells) => headers.map((_, index) => shorten(tidyText(cells[index] ?? ''), SAMPLE_LENGTH)));
  return {
    fileName,
    sizeBytes,
    encoding,
    delimiter,
    headerAt,
    headers: shown,
    samples,
    paiseLike: reading.paiseLike,
    ...layout,
  };
}
