import { createServer } from 'vite';
import { paths } from '../paths.ts';
import { pageServices } from './page-services.ts';
import type { ServePages } from './serve-pages.ts';
import type { WebBuild } from './web-build.ts';

/** Serves pages from their sources, and updates open browsers when these change. Nothing is cached. */
export const serveLivePages: ServePages = async (app, { config, listVersions, shutdown }) => {
  const vite = await createServer({
    root: paths.web,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await shutdown.add(() => vite.close());
  const services = pageServices(app, config, listVersions);

  app.get('/*', async (request, reply) => {
    if (/^\/api(\/|$)/.test(request.url)) return reply.callNotFound();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => void render(request.raw.url ?? '/'));

    /**
     * Inserts the development scripts before the end of the head; white space between tags would be a hydration error.
     */
    async function watching(url: string): Promise<string> {
      return (await vite.transformIndexHtml(url, '<head></head>'))
        .replace('<head>', '')
        .replaceAll(/>\s+</g, '><')
        .trim();
    }

    async function render(url: string): Promise<void> {
      try {
        const web = (await vite.ssrLoadModule('./app/entry.server.ts')) as WebBuild;
        const page = await web.handlePage(new Request(config.publicUrl + url), services);
        const text = await page.text();
        reply.raw.writeHead(page.status, Object.fromEntries(page.headers));
        reply.raw.end(text.replace('</head>', await watching(url)));
      } catch (error) {
        app.log.error(error);
        reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        reply.raw.end(error instanceof Error ? error.stack : String(error));
      }
    }
  });
};
