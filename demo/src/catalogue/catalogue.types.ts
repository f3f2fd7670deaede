import type { Paise } from '@jhola/domain';
import type { Label } from '../pictures/recipes-for-label.ts';

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
