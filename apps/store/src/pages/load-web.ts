import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { paths } from '../paths.ts';
import { DEFAULT_LANGUAGE } from './language-of.ts';
import { createInProcessApi } from './in-process-api.ts';
import { pageServices } from './page-services.ts';
import type { PageSources } from './serve-pages.ts';
import { shareResponses } from './shared-responses.ts';
import type { WebBuild } from './web-build.ts';

export type Web = {
  /** The languages in which pages can be rendered. */
  readonly languages: readonly string[];
  /** Renders a page in one of these languages. Loads the language's code at first use. */
  render(request: Request, language: string): Promise<Response>;
  /** The version of all products that a page shows, in any language. */
  versionOf(url: URL): string;
};

/** Loads the built pages and gives them access to the API of this process. */
export async function loadWeb(
  app: FastifyInstance,
  { config, version, listVersions }: Pick<PageSources, 'config' | 'version' | 'listVersions'>,
): Promise<Web> {
  const api = shareResponses(createInProcessApi(app), version);
  const services = pageServices(app, config, listVersions, api);
  const languages = readdirSync(paths.webServer);
  const load = (language: string) =>
    import(pathToFileURL(join(paths.webServer, language, 'index.js')).href) as Promise<WebBuild>;
  const { pageVersion } = await load(DEFAULT_LANGUAGE);
  return {
    languages,
    render: async (request, language) => (await load(language)).handlePage(request, services),
    versionOf: (url) => pageVersion(url, services),
  };
}
