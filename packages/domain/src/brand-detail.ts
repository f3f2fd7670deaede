/** The extra field that holds a product's brand. Filters, the search and drawn pictures read it. */
export const BRAND_DETAIL = 'Brand';
