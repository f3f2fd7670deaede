/** A product as the evaluation's lists have it. */
export type ListedProduct = {
  readonly brand: string;
  readonly name: string;
  readonly pack: string;
  readonly pricePaise: number;
  readonly category: string;
  readonly subCategory: string;
  readonly texts: readonly string[];
  readonly stock: number;
};

/** The text that a query's patterns are held against. */
export function judgedText({ brand, name, pack, category, subCategory }: ListedProduct): string {
  return `${brand} | ${name} | ${pack} | ${category} | ${subCategory}`;
}
