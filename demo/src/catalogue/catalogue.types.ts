import type { Paise } from '@jhola/domain';

/** How a product is packed; `loose` is sold without a printed pack. */
export type Form =
  | 'loose'
  | 'pouch'
  | 'bottle'
  | 'pump'
  | 'spray'
  | 'carton'
  | 'jar'
  | 'can'
  | 'box'
  | 'tub'
  | 'wrap'
  | 'tube'
  | 'tray'
  | 'card'
  | 'bar';

/** The text and art on the pack, for drawing the product. */
export type Label = {
  /** The product without its brand: `Toned Milk`, `Mango Soda`. */
  title: string;
  /** The flavour, scent or variety, if there are several: `Mango`. */
  variant?: string;
  /** The name in Devanagari, if known. */
  hindi?: string;
  /** Null for products that aren't food. */
  veg: boolean | null;
  form: Form;
  /** The picture element that is shown: `tomato`, `glass-of-milk`. */
  art: string;
};

export type DemoProduct = {
  name: string;
  unit: string;
  stock: number;
  /** Before the discount. */
  pricePaise: Paise;
  /** Whole percent. */
  discountPct: number;
  description: string;
  moreDetails: Record<string, string>;
  /** Names; the main one first. */
  categories: string[];
  subCategories: string[];
  /** Empty for produce without a brand. */
  brand: string;
  label: Label;
};

export type DemoSubCategory = {
  name: string;
  categories: string[];
  /** The picture element that represents it. */
  art: string;
};

export type DemoCategory = {
  name: string;
  /** Three picture elements that represent it. */
  art: [string, string, string];
};

export type DemoCatalogue = {
  categories: DemoCategory[];
  subCategories: DemoSubCategory[];
  products: DemoProduct[];
};

/** The mark on food: green dot, brown triangle, or none if it isn't food. */
export type Mark = 'veg' | 'nonveg' | 'none';
