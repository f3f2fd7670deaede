import { AppError } from '../../../platform/app-error.ts';

export function noSuchList(): AppError {
  return new AppError('NOT_FOUND', { message: 'There is no such price list' });
}
