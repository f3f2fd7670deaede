import { DAY_MS, type Id, type IndiaDay, makeId, startOfIndiaDay, type UserId } from '@jhola/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';
import type { Change, ChangeId, Deletion, ManyChanges, SelectedChanges, SelectedParts } from './change.ts';

/** The actor's stored name if nobody is signed in; responses have it in the language of the request. */
export const COMMAND_LINE = 'The command line';

/** The two sections of an id: time and random part. Hexadecimal digits are valid characters of ids. */
const TIME_LETTERS = 10;
const RANDOM_LETTERS = 16;

/** Writes a change with the actor's current name. */
export async function insertChange(tx: Db, id: Id<'AdminChange'>, change: Change): Promise<void> {
  const { actor, action, entity, entityId, name, before, after, now } = change;
  await sql`
    insert into admin_changes (id, changed_at, actor_id, actor_name, action, entity, entity_id, entity_name, before, after)
    select ${id}, ${now}::timestamptz, who.id, who.name, ${action}, ${entity}, ${entityId}, ${name},
      ${json(before)}::jsonb, ${json(after)}::jsonb
    from ${who(actor)}`.execute(tx);
}

/** Corrects the name of what a change is about. */
export async function renameChange(tx: Db, id: Id<'AdminChange'>, name: string): Promise<void> {
  await tx.updateTable('admin_changes').set({ entity_name: name }).where('id', '=', id).execute();
}

/**
 * Writes one entry for each of many things; `ids` are the entries' ids, in the same order. Parts of a change have its
 * actor.
 */
export async function insertChanges(
  tx: Db,
  ids: readonly Id<'AdminChange'>[],
  { actor, action, entity, now, partOf, things }: ManyChanges,
): Promise<void> {
  const actorId = partOf === undefined ? sql`who.id` : sql`null`;
  const column = <Value>(of: (thing: ManyChanges['things'][number]) => Value) => things.map(of);
  await sql`
    insert into admin_changes (id, changed_at, actor_id, actor_name, action, entity, entity_id, entity_name, before, after,
      part_of)
    select t.id, ${now}::timestamptz, ${actorId}, who.name, ${action}, ${entity}, t.entity_id, t.name, t.before,
      t.after, ${partOf ?? null}::text
    from ${who(actor)}, unnest(${ids}::text[], ${column((thing) => thing.entityId)}::text[],
      ${column((thing) => thing.name)}::text[], ${column((thing) => json(thing.before))}::jsonb[],
      ${column((thing) => json(thing.after))}::jsonb[]) as t (id, entity_id, name, before, after)`.execute(
    tx,
  );
}

/** Writes a part of a change for each row of a selection. The database generates their ids, all with the same time. */
export async function insertSelectedChanges(
  tx: Db,
  { actor, entity, now, partOf }: SelectedChanges,
  selection: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into admin_changes (id, changed_at, actor_name, action, entity, entity_id, entity_name, before, after, part_of)
    select ${makeId(now).slice(0, TIME_LETTERS)} || substr(md5(random()::text || t.entity_id), 1, ${RANDOM_LETTERS}),
      ${now}::timestamptz, who.name, t.action, ${entity}, t.entity_id, t.name, t.before, t.after, ${partOf}
    from ${who(actor)}, (${selection}) as t`.execute(tx);
}

/** Replaces values of entries with those of a selection. */
export async function mergeIntoSelected(
  tx: Db,
  { partOf, entity, ids }: SelectedParts,
  selection: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update admin_changes as noted set before = noted.before || t.before, after = noted.after || t.after
    from (${selection}) as t
    where noted.entity = ${entity} and noted.entity_id = t.entity_id and noted.entity_id = any(${ids}::text[])
      and noted.part_of = ${partOf}`.execute(tx);
}

/** The actor as a row of id and name. */
function who(actor: UserId | null): RawBuilder<unknown> {
  return actor === null
    ? sql`(select null::text as id, ${COMMAND_LINE}::text as name) as who`
    : sql`(select id, name from users where id = ${actor}) as who`;
}

function json(values: Change['before']): string | null {
  return values === null ? null : JSON.stringify(values);
}

export type ChangeRow = Selectable<Tables['admin_changes']> & {
  /** The change that this one is a part of. */
  part_of_name: string | null;
  part_of_entity: string | null;
  part_of_actor_id: UserId | null;
  /** Whether there is a change that undoes this one. */
  is_undone: boolean;
};

/** Filters; an absent one means all. */
export type ChangeFilter = {
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly actorId?: UserId | undefined;
  /** A day in India. */
  readonly day?: IndiaDay | undefined;
  /** Only the parts of this change. */
  readonly partOf?: ChangeId | undefined;
};

export type ChangePage = { readonly after?: Id<'AdminChange'> | undefined; readonly limit: number };

/**
 * Changes, newest first. Their ids begin with the time, so sorting by id sorts by time. Parts are included only if the
 * filter names one thing or one change: otherwise the parts of an import would fill the list.
 */
export async function readChanges(
  db: Db,
  { entity, entityId, actorId, day, partOf }: ChangeFilter,
  { after, limit }: ChangePage,
): Promise<ChangeRow[]> {
  let query = db
    .selectFrom('admin_changes as change')
    .leftJoin('admin_changes as whole', 'whole.id', 'change.part_of')
    .selectAll('change')
    .select([
      'whole.entity_name as part_of_name',
      'whole.entity as part_of_entity',
      'whole.actor_id as part_of_actor_id',
      // No other thing has the id of a change.
      sql<boolean>`exists (select from admin_changes as undo
        where undo.entity = change.entity and undo.entity_id = change.id)`.as('is_undone'),
    ])
    .orderBy('change.id', 'desc')
    .limit(limit);
  if (partOf !== undefined) query = query.where('change.part_of', '=', partOf);
  else if (entityId === undefined) query = query.where('change.part_of', 'is', null);
  if (entity !== undefined) query = query.where('change.entity', '=', entity);
  if (entityId !== undefined) query = query.where('change.entity_id', '=', entityId);
  if (actorId !== undefined) {
    const mayBePart = partOf !== undefined || entityId !== undefined;
    query = query.where((either) => {
      const isOwn = either('change.actor_id', '=', actorId);
      return mayBePart ? either.or([isOwn, either('whole.actor_id', '=', actorId)]) : isOwn;
    });
  }
  if (day !== undefined) {
    // Not the start of the next day, because '9999-12-31' has none. Days in India always have 24 hours.
    const start = startOfIndiaDay(day);
    query = query
      .where('change.changed_at', '>=', start)
      .where('change.changed_at', '<', new Date(start.getTime() + DAY_MS));
  }
  if (after !== undefined) query = query.where('change.id', '<', after);
  return query.execute();
}

/** Whether there is a change with this id, made by this action. */
export async function hasChange(db: Db, id: ChangeId, action: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_changes')
    .select('id')
    .where('id', '=', id)
    .where('action', '=', action)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this admin has deleted a thing. */
export async function hasDeleted(db: Db, { actor, entity, entityId }: Deletion): Promise<boolean> {
  const row = await db
    .selectFrom('admin_changes')
    .select('id')
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('action', '=', 'delete')
    .where('actor_id', '=', actor)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this admin has changed a thing at this time. */
export async function hasChangedAt(
  db: Db,
  { actor, entity, entityId, now }: Pick<Change, 'actor' | 'entity' | 'entityId' | 'now'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('admin_changes')
    .select('id')
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('actor_id', '=', actor)
    .where('changed_at', '=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** The parts of a change with ids after one and up to another. */
export type PartsRange = { readonly after: string; readonly upTo: string };

/**
 * Divides the updates that are parts of a change into ranges of `size`. Reading each range by a limit would need
 * up-to-date statistics: without them the database sorts all remaining parts for each.
 */
export async function readPartsRanges(db: Db, whole: ChangeId, size: number): Promise<PartsRange[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place, count(*) over () as count
      from admin_changes where part_of = ${whole} and action = 'update'
    ) as part where place % ${size} = 0 or place = count order by id`.execute(db);
  return rows.map(({ id }, index) => ({ after: rows[index - 1]?.id ?? '', upTo: id }));
}

/** A query for the updates of a range: entity_id, and before and after (jsonb). */
export function updatedParts(whole: ChangeId, { after, upTo }: PartsRange): RawBuilder<unknown> {
  return sql`select entity_id, before, after from admin_changes
    where part_of = ${whole} and id > ${after} and id <= ${upTo} and action = 'update'`;
}

/** Everybody who has changed something and still has an account. Reads one index entry per person. */
export async function readPeople(db: Db): Promise<{ id: UserId; name: string }[]> {
  const { rows } = await sql<{ id: UserId; name: string }>`
    with recursive actors (id) as (
      select min(actor_id) from admin_changes
      union all
      select (select min(actor_id) from admin_changes where actor_id > actors.id) from actors
      where actors.id is not null
    )
    select users.id, users.name from actors join users on users.id = actors.id order by users.name, users.id`.execute(
    db,
  );
  return rows;
}
