import { AppError } from '../../platform/app-error.ts';

/** The same whether there is no such order, or it is somebody else's. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', { message: 'There is no such order' });
}
