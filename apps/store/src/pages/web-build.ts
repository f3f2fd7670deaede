import type { PageServices } from '@jhola/web/page-services';

/** The exports of the web app's server build: `apps/web/app/entry.server.ts`. */
export type WebBuild = {
  handlePage(request: Request, services: PageServices): Promise<Response>;
  /** The version of all products that the response to a URL shows. */
  pageVersion(url: URL, services: PageServices): string;
};
