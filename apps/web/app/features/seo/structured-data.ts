import type { WireProduct } from '@jhola/contract/client';
import { discountedFromRupees, paiseToRupees } from '@jhola/domain';

/** A step of the way to a page, its address a path of this shop. */
export type Crumb = { readonly name: string; readonly href: string };

export type ProductForSale = Pick<
  WireProduct,
  '_id' | 'name' | 'unit' | 'stock' | 'price' | 'discount' | 'description'
>;

/** Several things in one document of schema.org. */
export function graphOf(...things: object[]): object {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The shop, and how it is searched. */
export function websiteData(publicUrl: string): object {
  return {
    '@type': 'WebSite',
    name: 'Jhola',
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A product with its offer: what is paid for it now, in rupees, and whether it can be had. */
export function productData(product: ProductForSale, canonical: string, images: readonly string[]): object {
  const { _id, name, unit, stock, price, discount, description } = product;
  return {
    '@type': 'Product',
    name: `${name}, ${unit}`,
    ...(description !== '' && { description }),
    ...(images.length > 0 && { image: images }),
    sku: _id,
    offers: {
      '@type': 'Offer',
      url: canonical,
      price: paiseToRupees(discountedFromRupees(price, discount)),
      priceCurrency: 'INR',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

/** The way from the home page to a page, as the page shows it. */
export function breadcrumbData(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, step) => ({
      '@type': 'ListItem',
      position: step + 1,
      name,
      item: publicUrl + href,
    })),
  };
}
