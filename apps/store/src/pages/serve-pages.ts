import type { Config, ForeignSources } from '@jhola/api';
import type { FastifyInstance } from 'fastify';
import type { OpenThings } from '../startup/open-things.ts';

export type PageSources = {
  readonly config: Config;
  /** What pages may load from elsewhere. */
  readonly foreign: ForeignSources;
  /** Moves whenever a page could look different. */
  readonly version: () => string;
  /** Where to add what must be closed again. */
  readonly things: OpenThings;
};

/** Puts the pages beside the API. */
export type ServePages = (app: FastifyInstance, sources: PageSources) => Promise<void>;
