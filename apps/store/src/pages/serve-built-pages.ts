import { paths } from '../paths.ts';
import { loadWeb } from './load-web.ts';
import { registerPages } from './register-pages.ts';
import type { ServePages } from './serve-pages.ts';

/** Serves the built pages, with a cache of rendered ones. */
export const serveBuiltPages: ServePages = async (app, sources) => {
  const { config, foreign, version, contentVersion } = sources;
  await registerPages(app, {
    web: await loadWeb(app, sources),
    publicUrl: config.publicUrl,
    assets: paths.webClient,
    version,
    contentVersion,
    foreign,
  });
};
