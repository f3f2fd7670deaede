import type { Id, UserId } from '@jhola/domain';

/** The kinds of things whose changes are recorded. */
export type ChangedEntity =
  | 'category'
  | 'sub_category'
  | 'product'
  | 'order'
  | 'user'
  | 'price_list'
  | 'price_list_layout'
  | 'search_words';

export type ChangeId = Id<'AdminChange'>;

export type Values = Readonly<Record<string, unknown>>;

export type Change = {
  /** Null for the command line. */
  readonly actor: UserId | null;
  /** What was done, as a verb: 'create', 'update', 'delete', 'move', 'import' … */
  readonly action: string;
  readonly entity: ChangedEntity;
  readonly entityId: string;
  /** Its display name: a product's name, an order's number. */
  readonly name: string;
  /** The values before, null if it was created. An update needs only the values that differ. */
  readonly before: Values | null;
  /** The values after, null if it was deleted. */
  readonly after: Values | null;
  readonly now: Date;
};

/** The deletion of a thing by an admin. */
export type Deletion = Pick<Change, 'entity' | 'entityId'> & { readonly actor: UserId };

/** What one bulk action did to each of many things. */
export type ManyChanges = Pick<Change, 'actor' | 'action' | 'entity' | 'now'> & {
  /** The change that these are parts of. */
  readonly partOf?: ChangeId;
  readonly things: readonly Pick<Change, 'entityId' | 'name' | 'before' | 'after'>[];
};

/** Parts of a change, one for each row of a selection. */
export type SelectedChanges = Pick<Change, 'actor' | 'entity' | 'now'> & { readonly partOf: ChangeId };

/** The parts of a change whose recorded values must be corrected. */
export type SelectedParts = Pick<Change, 'entity'> & {
  readonly partOf: ChangeId;
  readonly ids: readonly string[];
};
