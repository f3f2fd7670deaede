import type { Db } from '../database.ts';
import type { FaultControl } from '../faults/fault-control.ts';

/** From which call of the API an event came; null where it came from the hosted page, or by itself. */
export type Origin = { readonly id: string; readonly idempotency_key: string | null } | null;

/** What an action is done with: one transaction, at one moment. */
export type ActionContext = {
  readonly tx: Db;
  readonly now: Date;
  readonly publicUrl: string;
  readonly origin: Origin;
  readonly faults: FaultControl;
};

/** What a call of the API does; the answer is an object of the API. Throws ApiFault. */
export type Action<Params> = (context: ActionContext, params: Params) => Promise<{ readonly id: string }>;
