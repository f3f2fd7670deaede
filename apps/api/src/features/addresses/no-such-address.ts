import { AppError } from '../../platform/app-error.ts';

/** The same answer for an address that was removed and for one of somebody else. */
export function noSuchAddress(): AppError {
  return new AppError('NOT_FOUND', { message: 'That address is not among your saved addresses' });
}
