import type { ContractClient } from '@jhola/contract/client';

/** What the process that serves the pages lends to those who render them. Nothing in it is about one visitor. */
export type PageServices = {
  /** The API without a network between: the same calls, answers and errors as over HTTP. */
  readonly api: ContractClient;
  /** Where the shop is reached from outside, without a slash at the end; for canonical links. */
  readonly publicUrl: string;
  /** Reports a bug of ours to the process; the shopper sees only the status. */
  readonly noteFault: (error: unknown) => void;
};
