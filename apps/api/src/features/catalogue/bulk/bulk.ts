/** What a bulk write is about. */
import type { CategoryId, ProductColumn, ProductId, SubCategoryId, UserId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import type { ChangeId } from '../../audit/index.ts';

/** A category or sub-category to add; its picture as it is stored. */
export type NewPlace<Id> = {
  readonly id: Id;
  readonly name: string;
  readonly image: string;
};

/** One row of a selection: a sub-category to put under a category. Rows with a null, and double ones, are passed over. */
export type LinkWanted = { sub_category_id: SubCategoryId | null; category_id: CategoryId | null };

/** A category that a sub-category was put under. */
export type Link = { readonly subCategoryId: SubCategoryId; readonly categoryId: CategoryId };

/** One row of a selection: a product as it is to be, with the columns that are written. At most one a product. */
export type ProductWrite<Column extends ProductColumn = ProductColumn> = Pick<Tables['products'], Column> & {
  /** In which new products are added, and the progress is counted. */
  position: number;
  product_id: ProductId;
  is_new: boolean;
  /** Whether the content of a known product changes; its stock may change without. */
  edited: boolean;
  /** Whether a known product leaves where it stands for the places of the other selection. */
  moved: boolean;
  /** By which an import knows it again; one that is known stays. */
  import_key: string | null;
  /** What comes to the stock, or leaves it if below zero: what is sold meanwhile stays sold. Of a new one, its stock. */
  stock_change: number;
  /** When the content that was compared was written; null for a new product. */
  seen_content_at: Date | null;
};

/** One row of a selection: where a product that is new or moves will stand. */
export type ProductPlace = {
  product_id: ProductId;
  category_id: CategoryId | null;
  sub_category_id: SubCategoryId | null;
  position: number;
};

export type ProductSelections = {
  /** The columns of the content that the writes have. Others stay as they are; of a new product, by default. */
  readonly columns: readonly ProductColumn[];
  readonly writes: RawBuilder<ProductWrite<never>>;
  readonly places: RawBuilder<ProductPlace>;
};

/** Positions of products, both included. */
export type Range = { readonly first: number; readonly last: number };

/** Who does it and when, and the change that what is done to each thing is a part of. */
export type BulkNote = { readonly actor: UserId | null; readonly now: Date; readonly partOf: ChangeId };

/** What is to become of the catalogue. The parts are asked for in this order, each when those before it are written. */
export type Bulk = {
  readonly categories: readonly NewPlace<CategoryId>[];
  readonly subCategories: readonly NewPlace<SubCategoryId>[];
  /** Sub-categories to put under categories, new ones and known ones; what stands there already is passed over. */
  readonly links: () => Promise<RawBuilder<LinkWanted>>;
  /** Products to add or to change, and where those that are new or move will stand. */
  readonly products: () => Promise<ProductSelections>;
};

export type BulkOptions = {
  readonly note: BulkNote;
  /** How much is written, from 0 to 1. It may throw, which ends the work. */
  readonly onShare?: ((share: number) => void) | undefined;
};
