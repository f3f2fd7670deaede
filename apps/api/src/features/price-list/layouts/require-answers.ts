import {
  asksForAmounts,
  asksForSizeUnit,
  type PriceListMeaning,
  type PriceListSettings,
} from '@jhola/domain';
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
    const message = 'These amounts look like paise. Please say whether they are rupees or paise';
    throw new AppError('BAD_REQUEST', { message, field: 'settings.amounts' });
  }
  if (asksForSizeUnit(meanings, sizeUnit)) {
    const message = 'Please say what the pack sizes are counted in, such as g';
    throw new AppError('BAD_REQUEST', { message, field: 'settings.sizeUnit' });
  }
}
