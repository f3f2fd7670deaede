import { type PagePath, pagePath } from './page-paths.ts';

/**
 * The readable part of a URL: a run of spaces, commas and ampersands becomes one hyphen. `pagePath` percent-encodes
 * characters that a URL path can't hold.
 */
export function slug(name: string): string {
  return name
    .trim()
    .replace(/[\s,&]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A segment such as 'Fresh-Fruits-01j…': slug, hyphen, id. Not yet percent-encoded. */
export function segment(name: string, id: string): string {
  const readable = slug(name);
  return readable === '' ? id : `${readable}-${id}`;
}

/** The words of a name's slug, for a heading: 'Atta, Rice & Dal' gives 'Atta Rice Dal'. Empty only if the name is. */
export function slugWords(name: string): string {
  return slug(name).replaceAll('-', ' ') || name;
}

type Named = { readonly _id: string; readonly name: string };

/**
 * The path of a sub-category's listing: the segments of the category and the sub-category, each of which ends with its
 * id.
 */
export function listingPath(category: Named, subCategory: Named): PagePath {
  return pagePath('listing', {
    category: segment(category.name, category._id),
    subCategory: segment(subCategory.name, subCategory._id),
  });
}

/** The path of a product's page, whose last segment has the product's name and id. */
export function productPath(product: Named): PagePath {
  return pagePath('product', { product: segment(product.name, product._id) });
}
