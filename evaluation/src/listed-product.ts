/** A product of an evaluation list. */
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

/** The text to which a query's patterns are applied. */
export function judgedText({ brand, name, pack, category, subCategory }: ListedProduct): string {
  return `${brand} | ${name} | ${pack} | ${category} | ${subCategory}`;
}
