import type { ReactNode } from 'react';
import type { Location } from './location.ts';

/** The values of a path's parameters, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** The props of a page. `Data` is what the server read for it; most pages fetch their data themselves. */
export type PageProps<Data = undefined, Params = object> = { readonly data: Data; readonly params: Params };

/** The props of a frame, which stays mounted while its pages change. */
export type FrameProps<Data = undefined, Handle = unknown> = {
  readonly data: Data;
  /** The handle of the page; if it has none, that of its innermost frame. */
  readonly handle: Handle | undefined;
  readonly children: ReactNode;
};

/** The exports of the file of a page or a frame. */
export type RouteModule<Props = never, Handle = unknown> = {
  readonly default: (props: Props) => ReactNode;
  /** The title of a private page, which is sent with `noindex`. Public pages set their own title and description. */
  readonly title?: string;
  readonly handle?: Handle;
  /** For a page that works without its data: what it shows if the data can't be loaded. */
  readonly fallbackData?: (location: Location) => unknown;
  /**
   * The data to render placeholders from while the real data is loading. `shown` is the data of the previous page, if
   * the same file renders it. Without this function the previous page stays.
   */
  readonly dataWhileLoading?: (location: Location, shown: unknown) => unknown;
};

/** A page or a frame of the table: its name, which is also its file's, and a function that loads its code. */
export type RoutePart = {
  readonly name: string;
  readonly load: () => Promise<RouteModule>;
  /** Whether the server reads data for it. */
  readonly hasData?: boolean;
};

/** A line of the route table. */
export type Route = RoutePart & {
  /** Begins with a slash; `:name` is one segment, `*` any path. What follows `?` is not matched. */
  readonly path: string;
  /** The frames around the page, the outermost first. */
  readonly frames: readonly RoutePart[];
  /** The page's HTTP status, if it isn't 200. */
  readonly status?: number;
};

/** All routes. The first route that matches a path wins. */
export type RouteTable = readonly Route[];
