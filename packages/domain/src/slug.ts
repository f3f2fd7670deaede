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

/** The words of a name's slug, for a heading: 'Atta, Rice & Dal' is 'Atta Rice Dal'. Never empty unless the name is. */
export function slugWords(name: string): string {
  return slug(name).replaceAll('-', ' ') || name;
}

type Named = { readonly _id: string; readonly name: string };

export function listingPath(category: Named, subCategory: Named): string {
  return `/${segment(category.name, category._id)}/${segment(subCategory.name, subCategory._id)}`;
}

export function productPath(product: Named): string {
  return `/product/${segment(product.name, product._id)}`;
}
