import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { PageServices } from '@jhola/web/load-context';
import { createServer } from 'vite';
import { places } from '../places.ts';
import { createInProcessApi } from './in-process-api.ts';
import type { ServePages } from './serve-pages.ts';
import type { WebBuild } from './web-build.ts';

/** The pages straight from their sources, which reach an open browser as they are saved. Nothing is kept. */
export const serveLivePages: ServePages = async (app, { config, things }) => {
  const vite = await createServer({
    root: places.web,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await things.add(() => vite.close());
  const services: PageServices = { api: createInProcessApi(app), publicUrl: config.publicUrl };

  app.get('/*', async (request, reply) => {
    if (/^\/api(\/|$)/.test(request.url)) return reply.callNotFound();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => void render(request.raw.url ?? '/'));

    async function render(url: string): Promise<void> {
      try {
        const web = (await vite.ssrLoadModule('./server.ts')) as WebBuild;
        const page = await web.handlePage(new Request(config.publicUrl + url), services);
        reply.raw.writeHead(page.status, Object.fromEntries(page.headers));
        if (page.body === null) reply.raw.end();
        else Readable.fromWeb(page.body as ReadableStream).pipe(reply.raw);
      } catch (error) {
        app.log.error(error);
        reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        reply.raw.end(error instanceof Error ? error.stack : String(error));
      }
    }
  });
};
