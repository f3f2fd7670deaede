/**
 * The readable part of a URL: spaces, commas and ampersands become hyphens, a run of them one.
 * Characters that a URL path can't hold are percent-encoded by whoever builds the URL.
 */
export function slug(name: string): string {
  return name
    .trim()
    .replace(/[\s,&]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A segment such as 'Fresh-Fruits-01j…': slug, hyphen, id. Already fit to stand in a path. */
export function segment(name: string, id: string): string {
  const readable = slug(name);
  return readable === '' ? id : `${encodeURIComponent(readable.toWellFormed())}-${id}`;
}

/** The words of a decoded segment (as routers hand it over) without its id, for a heading made from a URL alone. */
export function nameFromSegment(text: string): string {
  const cut = text.lastIndexOf('-');
  return cut < 0 ? '' : text.slice(0, cut).replaceAll('-', ' ');
}

type Named = { readonly _id: string; readonly name: string };

export function listingPath(category: Named, subCategory: Named): string {
  return `/${segment(category.name, category._id)}/${segment(subCategory.name, subCategory._id)}`;
}

export function productPath(product: Named): string {
  return `/product/${segment(product.name, product._id)}`;
}
