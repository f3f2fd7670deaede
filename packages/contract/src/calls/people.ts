import { isIndiaDay, ROLES } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall } from '../call.ts';
import { id, pageSize, searchText } from '../fields.ts';
import { adminChange, person } from '../wire.ts';

const PAGE_SIZE = 30;

/** The `next` of the previous page, which is the id of its last row. */
const after = <Of extends string>() => id<Of>().optional();

/** The kinds of things that staff can change, and that the history lists. */
const CHANGED_ENTITIES = [
  'category',
  'sub_category',
  'product',
  'order',
  'user',
  'price_list',
  'price_list_layout',
  'search_words',
] as const;

const NO_DAY = 'day must be a day like 2026-11-21';

export const listChanges = defineCall({
  who: 'admin',
  summary:
    'Changes by admins, newest first; can be filtered by thing, person, kind of thing, and day in India.',
  carrier: 'query',
  input: z.object({
    entity: z.enum(CHANGED_ENTITIES, 'There is no history of that').optional(),
    entityId: z.string('entityId must be text').max(100, 'entityId is too long').optional(),
    actorId: id<'User'>().optional(),
    day: z.string(NO_DAY).refine(isIndiaDay, NO_DAY).optional(),
    /** What a bulk change did to each product. Unless given, the list leaves these out. */
    partOf: id<'AdminChange'>().optional(),
    after: after<'AdminChange'>(),
    limit: pageSize(PAGE_SIZE),
  }),
  response: responseOf(z.array(adminChange), {
    next: z.string().nullable(),
    /** Everybody who has changed something, by name: the choices for `actorId`. */
    people: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
  }),
  errors: [],
});

const role = z.enum(ROLES, 'Role must be ADMIN or USER');

export const listUsers = defineCall({
  who: 'admin',
  summary: 'Accounts, newest first; those whose name, email or mobile number contains `search`.',
  carrier: 'query',
  input: z.object({
    search: searchText,
    role: role.optional(),
    after: after<'User'>(),
    limit: pageSize(PAGE_SIZE),
  }),
  response: responseOf(z.array(person), { next: z.string().nullable(), totalCount: z.int() }),
  errors: [],
});

export const changeRole = defineCall({
  who: 'admin',
  summary: 'Make a user an admin, or an ordinary user again. Takes effect at once in all sessions.',
  carrier: 'json',
  input: z.object({ _id: id<'User'>(), role }),
  response: responseOf(person),
  errors: ['NOT_FOUND', 'LAST_ADMIN'],
});

export const suspendUser = defineCall({
  who: 'admin',
  summary: 'Suspend an account: it is logged out everywhere, and can’t log in. Its orders are unchanged.',
  carrier: 'json',
  input: z.object({ _id: id<'User'>() }),
  response: responseOf(person),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
});

export const reinstateUser = defineCall({
  who: 'admin',
  summary: 'Let a suspended account log in again.',
  carrier: 'json',
  input: z.object({ _id: id<'User'>() }),
  response: responseOf(person),
  errors: ['NOT_FOUND'],
});

export const resetSecondFactor = defineCall({
  who: 'admin',
  summary:
    'Turn off two-step verification for a user who has lost their device and their recovery codes. Logs them out everywhere.',
  carrier: 'json',
  input: z.object({ _id: id<'User'>() }),
  response: responseOf(person),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'NO_SECOND_FACTOR'],
});
