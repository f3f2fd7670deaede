import { pagePath, type PagePath } from '@jhola/domain';
import { texts } from '#messages/catalogue.ts';
import type { Department } from './departments.ts';

/** Where a product or a listing stands. */
export type Place = {
  category: { _id: string; name: string };
  subCategory: { name: string; href: PagePath };
};

/** The way from the home page to a place; home alone without one. A category's page is its first listing. */
export function crumbsTo(place: Place | null, departments: readonly Department[]) {
  const home = { name: texts.home, href: pagePath('home') };
  if (place === null) return [home];
  const { category, subCategory } = place;
  const href = departments.find(({ _id }) => _id === category._id)?.href ?? subCategory.href;
  return [home, { name: category.name, href }, subCategory];
}
