import type { ContractClient } from '@jhola/contract/client';

/** The services that the process provides for rendering pages. They contain nothing about a visitor. */
export type PageServices = {
  /** The API, called in the process: the same calls, responses and errors as over HTTP. */
  readonly api: ContractClient;
  /** The shop's public base URL, without a slash at the end; for canonical links. */
  readonly publicUrl: string;
  /** Changes whenever a list of products could look different; the same in all processes of a shop. */
  readonly listsVersion: () => string;
  /** Reports a bug of ours to the process; the shopper sees only the status. */
  readonly reportBug: (error: unknown) => void;
};
