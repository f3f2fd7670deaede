import type { ComponentType, ReactNode } from 'react';
import type { Location } from 'react-router';

/** The parts of a URL that its route names, `:product` for one, as they stand there. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a page is given. `Data` is what the server read for it; most pages ask for theirs themselves. */
export type PageProps<Data = undefined> = { readonly data: Data; readonly params: RouteParams };

/** What a frame, which stays while one walks among its pages, is given besides the page within. */
export type FrameProps<Data = undefined, Handle = unknown> = {
  readonly data: Data;
  /** What the page within says to the frames around it. */
  readonly handle: Handle | undefined;
  readonly children: ReactNode;
};

/** What the file of a page or a frame exports. */
export type RouteModule = {
  readonly default: ComponentType<never>;
  /** Of a page that is nobody's affair but its reader's, and so no search engine's; others say theirs themselves. */
  readonly title?: string;
  readonly handle?: unknown;
  /** For a page that stays of use where its data doesn't come: what it shows instead. */
  readonly dataWithoutAnswer?: (location: Location) => unknown;
  /**
   * What the page or frame is drawn from while its data is loading: its placeholders. `shown` is the data of the page
   * that is being left, where that is drawn by the same file. Without this function the page that is left stays.
   */
  readonly dataWhileLoading?: (location: Location, shown: unknown) => unknown;
};

/** A file of the table, and by which name the server knows how to read its data, where it has any. */
export type RoutePart = { readonly file: string; readonly data?: string };

/** A line of the table of routes. */
export type Route = RoutePart & {
  /** With a slash at the start; `:name` stands for one part of the URL, `*` for all that is left. */
  readonly path: string;
  /** What stands around the page, the outermost first. */
  readonly frames: readonly RoutePart[];
  /** The page's status of HTTP, where it isn't 200. */
  readonly status?: number;
};

/** All routes, and how the code of a file is had. */
export type RouteTable = {
  readonly routes: readonly Route[];
  readonly load: (file: string) => Promise<RouteModule>;
};
