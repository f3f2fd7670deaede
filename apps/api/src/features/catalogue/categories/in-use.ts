import { catalogueTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';

/** What is in a category or sub-category; sub-categories have no `subCategories`. */
type Uses = { readonly subCategories?: number; readonly products: number };

/** The error for deleting something in use: 'Dairy is still used by 2 sub categories and 1 product'. */
export function inUse(name: string, uses: Uses): AppError {
  return new AppError('IN_USE', { message: usesText(name, uses) });
}

function usesText(name: string, { subCategories = 0, products }: Uses): string {
  if (subCategories === 0) return texts.usedByProducts({ name, products });
  if (products === 0) return texts.usedBySubCategories({ name, subCategories });
  return texts.usedByBoth({ name, subCategories, products });
}
