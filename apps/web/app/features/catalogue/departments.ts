import type { WireCategory, WireSubCategory } from '@jhola/contract/client';
import { listingPath, type PagePath } from '@jhola/domain';
import { pictureOfWidth } from '#ui/picture-sources.ts';
import { tintOf } from '#ui/tint-of.ts';
import type { Tint } from '#ui/tint.ts';

/** A category as shown on the home page and in the footer. */
export type Department = {
  _id: string;
  name: string;
  image: string;
  tint: Tint;
  /** The category with its first sub-category, which it links to; null if it has none. */
  href: PagePath | null;
};

/** All categories by name, each with its link. Both input lists must be sorted by name. */
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
