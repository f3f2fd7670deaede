import { AppError } from '../../platform/app-error.ts';
import { cartTexts as texts } from '../../messages/index.ts';

/** The same answer for a line that is gone and for one of somebody else. */
export function noSuchLine(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noSuchLine });
}
