import type { Db } from '../database.ts';
import type { FaultControl } from '../faults/fault-control.ts';

/** The API request that caused an event; null if the hosted page or the sandbox itself did. */
export type Origin = { readonly id: string; readonly idempotency_key: string | null } | null;

/** The context of an action: one transaction, and its time. */
export type ActionContext = {
  readonly tx: Db;
  readonly now: Date;
  readonly publicUrl: string;
  readonly origin: Origin;
  readonly faults: FaultControl;
};

/** The implementation of an API call; returns an object of the API. Throws ApiFault. */
export type Action<Params> = (context: ActionContext, params: Params) => Promise<{ readonly id: string }>;
