import type { WireCategory, WireSubCategory } from '@jhola/contract/client';
import { listingPath, type PagePath } from '@jhola/domain';
import { pictureOfWidth } from '#ui/picture-sources.ts';
import { tintOf } from '#ui/tint-of.ts';
import type { Tint } from '#ui/tint.ts';

/** A category as shown on the home page, in the footer and in breadcrumbs. */
export type Department = {
  _id: string;
  name: string;
  image: string;
  tint: Tint;
  /** The listing of its first sub-category; null if it has none. */
  href: PagePath | null;
};

/** All categories as departments, by name. Both input lists must be sorted by name. */
export function toDepartments(
  categories: readonly WireCategory[],
  subCategories: readonly WireSubCategory[],
): Department[] {
  return categories.map((category) => {
    const first = subCategories.find((sub) => sub.category.some(({ _id }) => _id === category._id));
    return {
      _id: category._id,
      name: category.name,
      image: pictureOfWidth(category.image, 160),
      tint: tintOf(category.name),
      href: first ? listingPath(category, first) : null,
    };
  });
}
