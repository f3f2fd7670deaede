import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { removeList } from '../uploads/list-files.ts';
import { deleteList, type PriceListId } from './lists.queries.ts';
import { showList } from './show-lists.ts';

/** Deletes a list and its file. Throws NOT_FOUND, and CONFLICT while it is being processed. */
export async function discardList(services: Services, id: PriceListId): Promise<void> {
  await showList(services, id);
  if (!(await deleteList(services.db, id))) {
    throw new AppError('CONFLICT', { message: texts.workedOn });
  }
  await removeList(services.config, id);
}
