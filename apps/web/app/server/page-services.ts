import type { ContractClient } from '@jhola/contract/client';

/** The services that the process provides for rendering pages. They contain nothing about a visitor. */
export type PageServices = {
  /** The API, called in the process: the same calls, responses and errors as over HTTP. */
  readonly api: ContractClient;
  /** The shop's public base URL, without a slash at the end; for canonical links. */
  readonly publicUrl: string;
  /** Versions of lists of products, the same in all processes of a shop. */
  readonly listVersions: {
    /** Of the rows of home, by category id: each changes when its row looks different, `all` with any of them. */
    readonly rows: () => {
      readonly all: string;
      readonly best: string;
      readonly categories: Readonly<Record<string, string>>;
    };
    /** Changes when the list of a sub-category looks different, or when its filtered list does. */
    readonly subCategory: (id: string, isNarrowed: boolean) => string;
    /** Changes when what a search finds could look different. */
    readonly search: (words: string, exact: boolean) => string;
    /** Changes when a product or one of its packs could look different. */
    readonly product: (id: string) => string;
    /** Changes when the rows below a product could look different, but not with what was ordered together with it. */
    readonly besideProduct: (id: string) => string;
  };
  /** Reports a bug of ours to the process; the shopper sees only the status. */
  readonly reportBug: (error: unknown) => void;
};
