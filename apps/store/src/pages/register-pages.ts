import { acceptedEncoding, type ForeignSources, PAGE_SECURITY_HEADERS } from '@jhola/api';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedPage, compressAgain, compressPage } from './compressed-page.ts';
import { LANGUAGE_HEADERS, languageOf } from './language-of.ts';
import type { Web } from './load-web.ts';
import { createPageCache } from './page-cache.ts';
import { pageUrl } from './page-url.ts';

export type Pages = {
  /** Renders the pages; a response depends only on the URL, the language and the catalogue. */
  readonly web: Web;
  readonly publicUrl: string;
  /** The folder of the browser's files. */
  readonly assets: string;
  /** Changes whenever a page could look different. */
  readonly version: () => string;
  /** Changes with the content of the catalogue, but not when products sell out or are back in stock. */
  readonly contentVersion: () => string;
  readonly foreign: ForeignSources;
};

/** Caches may store a page, and must revalidate it at each use. */
const REVALIDATE = 'public, no-cache';
const VARY = `accept-encoding, ${LANGUAGE_HEADERS}`;

/** Serves the browser's files and, for everything outside the API, the pages. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register((scope) => registerFiles(scope, pages.assets));
  const cache = createPageCache({ any: pages.version, content: pages.contentVersion });
  app.get('/*', async (request, reply) => {
    // A missing file and an unknown call must not become a page.
    if (/^\/(api|assets)(\/|$)/.test(request.url)) return reply.callNotFound();
    const url = pageUrl(request.raw.url ?? '/');
    const language = languageOf(request, pages.web.languages);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    let isFirst = false;
    const target = parse(url, pages.publicUrl);
    const versionOf = () => pages.web.versionOf(target);
    const page = await cache.get(`${encoding} ${language} ${url}`, versionOf, async () => {
      isFirst = true;
      return compressPage(await pages.web.render(new Request(target), language), encoding, pages.foreign);
    });
    if (!isFirst) {
      compressAgain(page).catch((err: unknown) =>
        request.log.warn({ err }, 'A page could not be compressed'),
      );
    }
    return send(page, request, reply);
  });
}

/** Serves the browser's files. */
async function registerFiles(scope: FastifyInstance, assets: string): Promise<void> {
  scope.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    // Like pages and pictures, files are sent whatever they are expected to be: the API has no error for a difference.
    delete headers['if-match'];
    delete headers['if-unmodified-since'];
    done();
  });
  // One route for all built files, whose names contain a hash: each language has hundreds.
  await scope.register(fastifyStatic, {
    ...filesFor('public, max-age=31536000, immutable'),
    root: join(assets, 'assets'),
    prefix: '/assets/',
    index: false,
  });
  await scope.register(fastifyStatic, {
    ...filesFor('public, max-age=3600'),
    root: assets,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
  });
}

/** Options for files that browsers may cache for this time. */
function filesFor(cacheControl: string) {
  return {
    preCompressed: true,
    // The files are small, and the API has no error for a part beyond a file's end.
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => {
      reply.header('cache-control', cacheControl);
      reply.header('x-content-type-options', 'nosniff');
    },
  } as const;
}

/** Prepends the shop's address: a path that begins with two slashes would otherwise be parsed as another host. */
function parse(url: string, publicUrl: string): URL {
  return new URL(publicUrl + url);
}

function send(page: CompressedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, encoding, etag } = page;
  reply
    // Only the API is for scripts of other origins.
    .removeHeader('access-control-allow-credentials')
    .removeHeader('access-control-allow-origin')
    .headers(PAGE_SECURITY_HEADERS)
    .headers(page.headers)
    .headers({ etag, vary: VARY, 'cache-control': status < 500 ? REVALIDATE : 'no-store' });
  const known = request.headers['if-none-match']?.split(',') ?? [];
  if (status === 200 && known.some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(page.body);
}
