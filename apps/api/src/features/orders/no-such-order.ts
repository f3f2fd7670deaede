import { AppError } from '../../platform/app-error.ts';
import { ordersTexts as texts } from '../../messages/index.ts';

/** The same error for an unknown order and for another user's order. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noSuchOrder });
}
