import type { ReactNode } from 'react';
import type { Location } from './location.ts';

/** The values of a path's parameters, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** What a page is given. `Data` is what the server read for it; most pages ask for theirs themselves. */
export type PageProps<Data = undefined, Params = object> = { readonly data: Data; readonly params: Params };

/** What a frame, which stays while one navigates among its pages, is given besides the page within. */
export type FrameProps<Data = undefined, Handle = unknown> = {
  readonly data: Data;
  /** What the page within says to the frames around it. */
  readonly handle: Handle | undefined;
  readonly children: ReactNode;
};

/** What the file of a page or a frame exports. */
export type RouteModule<Props = never, Handle = unknown> = {
  readonly default: (props: Props) => ReactNode;
  /** The title of a private page, which is sent with `noindex`. Public pages set their own title and description. */
  readonly title?: string;
  readonly handle?: Handle;
  /** For a page that stays of use where its data doesn't come: what it shows instead. */
  readonly dataWithoutAnswer?: (location: Location) => unknown;
  /**
   * What the page or frame is drawn from while its data is loading: its placeholders. `shown` is the data of the page
   * that is being left, where that is drawn by the same file. Without this function the page that is left stays.
   */
  readonly dataWhileLoading?: (location: Location, shown: unknown) => unknown;
};

/** A page or a frame of the table: its name, which is its file's too, and how its code is loaded. */
export type RoutePart = {
  readonly name: string;
  readonly load: () => Promise<RouteModule>;
  /** Whether the server reads data for it. */
  readonly hasData?: boolean;
};

/** A line of the table of routes. */
export type Route = RoutePart & {
  /** Begins with a slash; `:name` is one segment, `*` any path. What follows `?` is not matched. */
  readonly path: string;
  /** What stands around the page, the outermost first. */
  readonly frames: readonly RoutePart[];
  /** The page's HTTP status, where it isn't 200. */
  readonly status?: number;
};

/** All routes. A path belongs to the first one that it matches. */
export type RouteTable = readonly Route[];
