import { AppError } from '../../platform/app-error.ts';

/** The same error for an address that was removed and for one that belongs to another user. */
export function noSuchAddress(): AppError {
  return new AppError('NOT_FOUND', { message: 'That address is not among your saved addresses' });
}
