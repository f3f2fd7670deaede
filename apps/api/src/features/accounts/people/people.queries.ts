import { type Role, searchedDigits, UNPLACED_STATUSES, type UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { containing } from '../../../platform/like-pattern.ts';
import { hasSecondFactor } from '../second-factor/factors.queries.ts';

export type PeopleFilter = {
  /** Part of the name, the email or the mobile number, in any spelling; empty for all users. */
  readonly search: string;
  readonly role?: Role | undefined;
};

export type PeoplePage = { readonly after?: UserId | undefined; readonly limit: number };

export type PersonRow = Awaited<ReturnType<typeof readPerson>>;

/** Accounts, newest first: ids begin with the time of creation. */
export async function readPeople(
  db: Db,
  filter: PeopleFilter,
  { after, limit }: PeoplePage,
): Promise<PersonRow[]> {
  let query = people(db).where(matches(filter)).orderBy('users.id', 'desc').limit(limit);
  if (after !== undefined) query = query.where('users.id', '<', after);
  return query.execute();
}

/** How many accounts match the filter, on all pages. Deleted accounts aren't counted. */
export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Throws if there is no such account. */
export async function readPerson(db: Db, id: UserId) {
  return people(db).where('users.id', '=', id).executeTakeFirstOrThrow();
}

/** Locks all active admins, in the order of their ids, until the transaction ends. */
export async function lockAdmins(tx: Db): Promise<UserId[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'Active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/**
 * The name, role and status of a user of any status; undefined if there is none. Locks the row until the transaction
 * ends.
 */
export async function lockPerson(tx: Db, id: UserId) {
  return tx
    .selectFrom('users')
    .select(['name', 'role', 'status'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function people(db: Db) {
  return db.selectFrom('users').select((eb) => [
    hasSecondFactor(eb).as('hasSecondFactor'),
    'users.id',
    'users.name',
    'users.email',
    'users.mobile',
    'users.avatar',
    'users.role',
    'users.status',
    'users.email_verified_at',
    'users.last_login_at',
    'users.created_at',
    eb.fn
      .coalesce(
        eb
          .selectFrom('orders')
          .select((order) => order.fn.countAll<number>().as('count'))
          .whereRef('orders.user_id', '=', 'users.id')
          .where('orders.status', 'not in', UNPLACED_STATUSES),
        eb.lit(0),
      )
      .as('orders'),
  ]);
}

/** Deleted accounts are excluded. */
function matches({ search, role }: PeopleFilter) {
  const conditions = [sql<boolean>`users.status <> 'Inactive'`];
  if (search !== '') conditions.push(contains(search));
  if (role !== undefined) conditions.push(sql<boolean>`users.role = ${role}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function contains(search: string) {
  const part = containing(search);
  const found = [sql<boolean>`users.name ilike ${part}`, sql<boolean>`users.email ilike ${part}`];
  const digits = searchedDigits(search);
  if (digits !== null) found.push(sql<boolean>`users.mobile like ${containing(digits)}`);
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}
