import { AppError } from '../../../platform/app-error.ts';
import { violates } from '../../../platform/http/database-error.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** Runs an action that names a category; throws NAME_TAKEN if another category has that name. */
export async function nameTaken<Made>(name: string, action: () => Promise<Made>): Promise<Made> {
  try {
    return await action();
  } catch (error) {
    if (!violates(error, 'categories_name_key')) throw error;
    throw new AppError('NAME_TAKEN', {
      message: texts.nameTaken({ name }),
      field: 'name',
      cause: error,
    });
  }
}
