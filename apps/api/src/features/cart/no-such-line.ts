import { AppError } from '../../platform/app-error.ts';

/** The same answer for a line that is gone and for one of somebody else. */
export function noSuchLine(): AppError {
  return new AppError('NOT_FOUND', { message: 'That item is not in your cart' });
}
