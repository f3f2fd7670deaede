import type { Db } from '../database.ts';
import type { FaultDesk } from '../faults/fault-desk.ts';

/** From which call of the API an event came; null where it came from the hosted page, or by itself. */
export type Origin = { readonly id: string; readonly idempotency_key: string | null } | null;

/** What an act is done with: one transaction, at one moment. */
export type ActContext = {
  readonly tx: Db;
  readonly now: Date;
  readonly publicUrl: string;
  readonly origin: Origin;
  readonly faults: FaultDesk;
};

/** What a call of the API does; the answer is an object of the API. Throws ApiFault. */
export type Act<Params> = (context: ActContext, params: Params) => Promise<{ readonly id: string }>;
