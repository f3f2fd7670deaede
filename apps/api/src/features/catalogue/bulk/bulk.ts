/** Types of bulk writes. */
import type { CategoryId, ProductColumn, ProductId, SubCategoryId, UserId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import type { ChangeId } from '../../audit/index.ts';

/** A category or sub-category to add; its picture as stored. */
export type NewPlace<Id> = {
  readonly id: Id;
  readonly name: string;
  readonly image: string;
};

/** One row of a selection: a sub-category to put under a category. Rows with a null and duplicates are skipped. */
export type LinkWanted = { sub_category_id: SubCategoryId | null; category_id: CategoryId | null };

/** A sub-category's new parent category. */
export type Link = { readonly subCategoryId: SubCategoryId; readonly categoryId: CategoryId };

/** One row of a selection: a product as it should become, with the columns to write. At most one row per product. */
export type ProductWrite<Column extends ProductColumn = ProductColumn> = Pick<Tables['products'], Column> & {
  /** New products are added in this order; progress is counted by it. */
  position: number;
  product_id: ProductId;
  is_new: boolean;
  /** Whether the content of an existing product changes; its stock may change independently. */
  edited: boolean;
  /** Whether an existing product moves to the categories of the other selection. */
  moved: boolean;
  /** The key by which an import finds the product again; an existing one is kept. */
  import_key: string | null;
  /** The difference to add to the stock, so that sales in between are kept. For a new product, its stock. */
  stock_change: number;
  /** The version time of the content that was compared; null for a new product. */
  seen_content_at: Date | null;
};

/** One row of a selection: a category of a product that is new or moves. */
export type ProductPlace = {
  product_id: ProductId;
  category_id: CategoryId | null;
  sub_category_id: SubCategoryId | null;
  position: number;
};

export type ProductSelections = {
  /** The content columns that are written. Existing products keep the other columns; new ones get their defaults. */
  readonly columns: readonly ProductColumn[];
  readonly writes: RawBuilder<ProductWrite<never>>;
  readonly places: RawBuilder<ProductPlace>;
};

/** Positions of products, both ends included. */
export type Range = { readonly first: number; readonly last: number };

/** The actor, the time, and the change that the entries of each thing belong to. */
export type BulkNote = { readonly actor: UserId | null; readonly now: Date; readonly partOf: ChangeId };

/** The changes to make. The parts are requested in this order, each after the previous ones are written. */
export type Bulk = {
  readonly categories: readonly NewPlace<CategoryId>[];
  readonly subCategories: readonly NewPlace<SubCategoryId>[];
  /** Sub-categories to put under categories, both new and existing. Existing assignments are skipped. */
  readonly links: () => Promise<RawBuilder<LinkWanted>>;
  /** Products to add or change, and the categories of those that are new or move. */
  readonly products: () => Promise<ProductSelections>;
};

export type BulkOptions = {
  readonly note: BulkNote;
  /** Receives the progress, from 0 to 1. If it throws, the work ends. */
  readonly onShare?: ((share: number) => void) | undefined;
};
