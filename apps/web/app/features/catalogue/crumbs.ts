import { pagePath, type PagePath } from '@jhola/domain';
import { texts } from '#messages/catalogue.ts';
import type { Department } from './departments.ts';

/** The category and sub-category of a product or a listing. */
export type Place = {
  category: { _id: string; name: string };
  subCategory: { name: string; href: PagePath };
};

/** The breadcrumbs from the home page to a place; only home without one. A category links to its first listing. */
export function crumbsTo(place: Place | null, departments: readonly Department[]) {
  const home = { name: texts.home, href: pagePath('home') };
  if (place === null) return [home];
  const { category, subCategory } = place;
  const href = departments.find(({ _id }) => _id === category._id)?.href ?? subCategory.href;
  return [home, { name: category.name, href }, subCategory];
}
