import { places } from '../places.ts';
import { loadWeb } from './load-web.ts';
import { registerPages } from './register-pages.ts';
import type { ServePages } from './serve-pages.ts';

/** The pages as they were built, kept finished. */
export const serveBuiltPages: ServePages = async (app, { config, foreign, version }) => {
  await registerPages(app, {
    web: await loadWeb(app, config),
    publicUrl: config.publicUrl,
    assets: places.webClient,
    version,
    foreign,
  });
};
