/** How a product is packed; `loose` is sold as it is, without a printed pack. */
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

/** What stands on the pack and shows on it, for whoever draws the product. */
export type Label = {
  /** The product without its brand: `Toned Milk`, `Mango Soda`. */
  title: string;
  /** The flavour, scent or sort, where there are several: `Mango`. */
  variant?: string;
  /** The name in Devanagari, where it has one. */
  hindi?: string;
  /** Null on what isn't food. */
  veg: boolean | null;
  form: Form;
  /** The thing shown, as the picture set calls it: `tomato`, `glass-of-milk`. */
  art: string;
};

export type DemoProduct = {
  name: string;
  unit: string;
  stock: number;
  /** Before the discount. */
  pricePaise: number;
  /** Whole percent. */
  discountPct: number;
  description: string;
  moreDetails: Record<string, string>;
  /** Names; the first is where it belongs most. */
  categories: string[];
  subCategories: string[];
  /** Empty on produce without a brand. */
  brand: string;
  label: Label;
};

export type DemoSubCategory = {
  name: string;
  categories: string[];
  /** The thing that stands for it. */
  art: string;
};

export type DemoCategory = {
  name: string;
  /** Three things that stand for it. */
  art: [string, string, string];
};

export type DemoCatalogue = {
  categories: DemoCategory[];
  subCategories: DemoSubCategory[];
  products: DemoProduct[];
};

/** Whether food carries the green dot, the brown triangle, or is no food. */
export type Mark = 'veg' | 'nonveg' | 'none';
