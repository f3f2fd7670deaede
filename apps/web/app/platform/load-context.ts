import type { ContractClient } from '@jhola/contract/client';
import { createContext } from 'react-router';

/** What the process that serves the pages lends to their loaders. Nothing in it is about one visitor. */
export type PageServices = {
  /** The API without a network between: the same calls, answers and errors as over HTTP. */
  readonly api: ContractClient;
  /** Where the shop is reached from outside, without a slash at the end; for canonical links. */
  readonly publicUrl: string;
};

/** Read in a loader by `context.get(pageServices)`. */
export const pageServices = createContext<PageServices>();
