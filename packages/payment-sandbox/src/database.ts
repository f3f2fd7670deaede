import type { ControlledTransaction, Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** The sandbox's own pool. Functions that start transactions take this. */
export type Database = Kysely<Tables>;

/** A pool or a transaction: the first argument of every query function. */
export type Db = Database | Transaction<Tables> | ControlledTransaction<Tables>;
