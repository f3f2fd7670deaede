import { AppError } from '../../platform/app-error.ts';

/** The same error for an unknown order and for another user's order. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', { message: 'There is no such order' });
}
