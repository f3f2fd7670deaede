import { addIndiaDays, type Id, type IndiaDay, startOfIndiaDay, type UserId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';
import type { Change, ManyChanges } from './record-change.ts';

/** Writes a change with the actor's name as it is now. */
export async function insertChange(tx: Db, id: Id<'AdminChange'>, change: Change): Promise<void> {
  const { actor, act, entity, entityId, name, before, after, now } = change;
  await sql`
    insert into admin_changes (id, changed_at, actor_id, actor_name, act, entity, entity_id, entity_name, before, after)
    select ${id}, ${now}::timestamptz, users.id, users.name, ${act}, ${entity}, ${entityId}, ${name},
      ${json(before)}::jsonb, ${json(after)}::jsonb
    from users where users.id = ${actor}`.execute(tx);
}

/** Writes what was done to many things; `ids` are the notes' own, one a thing. */
export async function insertChanges(
  tx: Db,
  ids: readonly Id<'AdminChange'>[],
  { actor, act, entity, now, things }: ManyChanges,
): Promise<void> {
  const column = <Value>(of: (thing: ManyChanges['things'][number]) => Value) => things.map(of);
  await sql`
    insert into admin_changes (id, changed_at, actor_id, actor_name, act, entity, entity_id, entity_name, before, after)
    select t.id, ${now}::timestamptz, users.id, users.name, ${act}, ${entity}, t.entity_id, t.name, t.before, t.after
    from users, unnest(${ids}::text[], ${column((thing) => thing.entityId)}::text[],
      ${column((thing) => thing.name)}::text[], ${column((thing) => json(thing.before))}::jsonb[],
      ${column((thing) => json(thing.after))}::jsonb[]) as t (id, entity_id, name, before, after)
    where users.id = ${actor}`.execute(tx);
}

function json(values: Change['before']): string | null {
  return values === null ? null : JSON.stringify(values);
}

export type ChangeRow = Selectable<Tables['admin_changes']>;

/** Which changes; all of them where nothing is said. */
export type ChangeFilter = {
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly actorId?: UserId | undefined;
  /** In India. */
  readonly day?: IndiaDay | undefined;
};

export type ChangePage = { readonly after?: Id<'AdminChange'> | undefined; readonly limit: number };

/** Changes, the newest first. Their ids begin with their times, so the order of the ids is the order of time. */
export async function readChanges(
  db: Db,
  { entity, entityId, actorId, day }: ChangeFilter,
  { after, limit }: ChangePage,
): Promise<ChangeRow[]> {
  let query = db.selectFrom('admin_changes').selectAll().orderBy('id', 'desc').limit(limit);
  if (entity !== undefined) query = query.where('entity', '=', entity);
  if (entityId !== undefined) query = query.where('entity_id', '=', entityId);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (day !== undefined) {
    query = query
      .where('changed_at', '>=', startOfIndiaDay(day))
      .where('changed_at', '<', startOfIndiaDay(addIndiaDays(day, 1)));
  }
  if (after !== undefined) query = query.where('id', '<', after);
  return query.execute();
}

/** Everybody who has changed something and has an account still; reads one entry of the index a person. */
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
