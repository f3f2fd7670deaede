import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';

/** The error NOT_FOUND for a price list, to be thrown by the caller. */
export function noSuchList(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noSuchList });
}
