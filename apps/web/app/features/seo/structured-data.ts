import type { WireProduct } from '@jhola/contract/client';
import { discountedFromRupees, paiseToRupees } from '@jhola/domain';

/** A breadcrumb; its path is one of this shop. */
export type Crumb = { readonly name: string; readonly href: string };

export type ProductForSale = Pick<
  WireProduct,
  '_id' | 'name' | 'unit' | 'stock' | 'price' | 'discount' | 'description'
>;

/** Combines several schema.org entities into one document. */
export function graphOf(...things: object[]): object {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The shop, and its search action. */
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

/** A product with its offer: the price to pay, in rupees, and the availability. */
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

/** The breadcrumbs from the home page to a page, as the page shows them. */
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
