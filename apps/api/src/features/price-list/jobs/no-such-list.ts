import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';

export function noSuchList(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noSuchList });
}
