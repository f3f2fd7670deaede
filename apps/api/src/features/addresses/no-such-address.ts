import { AppError } from '../../platform/app-error.ts';
import { addressesTexts as texts } from '../../messages/index.ts';

/** The same error for an address that was removed and for one that belongs to another user. */
export function noSuchAddress(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noSuchAddress });
}
