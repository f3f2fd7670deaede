/** The texts of a product without photos. */
export type UnseenProduct = {
  readonly name: string;
  readonly unit: string;
  readonly brand?: string;
  readonly category?: string;
  readonly subCategory?: string;
};
