import type { Config, ForeignSources, ListVersions } from '@jhola/api';
import type { FastifyInstance } from 'fastify';
import type { ShutdownStack } from '../startup/shutdown-stack.ts';

export type PageSources = {
  readonly config: Config;
  /** Other origins from which pages may load resources. */
  readonly foreign: ForeignSources;
  /** Changes whenever a page could look different. */
  readonly version: () => string;
  /** Changes with the content of the catalogue, but not when products sell out or are back in stock. */
  readonly contentVersion: () => string;
  readonly listVersions: ListVersions;
  /** Where to register what must be closed at shutdown. */
  readonly shutdown: ShutdownStack;
};

/** Adds the pages to the server of the API. */
export type ServePages = (app: FastifyInstance, sources: PageSources) => Promise<void>;
