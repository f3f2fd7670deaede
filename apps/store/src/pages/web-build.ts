import type { PageServices } from '@jhola/web/page-services';

/** What the server's side of the web app exports: `apps/web/app/entry.server.ts`. */
export type WebBuild = { handlePage(request: Request, services: PageServices): Promise<Response> };
