import { AppError } from '../../platform/app-error.ts';
import { cartTexts as texts } from '../../messages/index.ts';

/** The same error for a line that doesn't exist and for one of another user. */
export function noSuchLine(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noSuchLine });
}
