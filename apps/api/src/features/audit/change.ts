import type { Id, UserId } from '@jhola/domain';

/** What can be changed by somebody of the shop. */
export type ChangedEntity = 'category' | 'sub_category' | 'product' | 'order' | 'user' | 'price_list';

export type ChangeId = Id<'AdminChange'>;

export type Values = Readonly<Record<string, unknown>>;

export type Change = {
  /** Null for who works at the command line. */
  readonly actor: UserId | null;
  /** What was done, as a verb: 'create', 'update', 'delete', 'move', 'import' … */
  readonly action: string;
  readonly entity: ChangedEntity;
  readonly entityId: string;
  /** What people call it: a product's name, an order's number. */
  readonly name: string;
  /** The values before, null where it is new. For an update, those that differ are enough. */
  readonly before: Values | null;
  /** The values after, null where it is gone. */
  readonly after: Values | null;
  readonly now: Date;
};

/** What one bulk action did to each of many things. */
export type ManyChanges = Pick<Change, 'actor' | 'action' | 'entity' | 'now'> & {
  /** The change that these are parts of. */
  readonly partOf?: ChangeId;
  readonly things: readonly Pick<Change, 'entityId' | 'name' | 'before' | 'after'>[];
};

/** Parts of a change, one a row of a selection. */
export type SelectedChanges = Pick<Change, 'actor' | 'entity' | 'now'> & { readonly partOf: ChangeId };

/** Which parts of a change were noted too early. */
export type SelectedParts = Pick<Change, 'entity'> & {
  readonly partOf: ChangeId;
  readonly ids: readonly string[];
};
