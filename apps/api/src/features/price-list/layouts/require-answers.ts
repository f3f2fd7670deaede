import {
  asksForAmounts,
  asksForSizeUnit,
  type PriceListMeaning,
  type PriceListSettings,
} from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ListRow } from '../jobs/lists.queries.ts';

/** Throws BAD_REQUEST if the unit of a list's amounts or sizes must be given first. */
export function requireAnswers(
  list: Pick<ListRow, 'paise_like'>,
  meanings: readonly PriceListMeaning[],
  { amounts, sizeUnit }: PriceListSettings,
): void {
  const columns = meanings.map((meaning, at) => ({ meaning, looksLikePaise: list.paise_like[at] ?? false }));
  if (amounts === null && asksForAmounts(columns)) {
    throw new AppError('BAD_REQUEST', { message: texts.sayAmounts, field: 'settings.amounts' });
  }
  if (asksForSizeUnit(meanings, sizeUnit)) {
    throw new AppError('BAD_REQUEST', { message: texts.saySizeUnit, field: 'settings.sizeUnit' });
  }
}
