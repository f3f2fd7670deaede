import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressed, emptyShell, type Variant, withoutScripts } from './variants.ts';

export type VariantServer = { readonly url: string; stop(): void };

type Document = { readonly headers: Record<string, string>; readonly body: Buffer };

/** They belong to the bytes that the shop sent, not to those of the variant. */
const HEADERS_OF_BYTES = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

/**
 * A proxy for the shop that changes only documents and forwards other responses byte by byte. Every variant goes
 * through one and has the shop's headers, so that their network paths are equal. With its Cross-Origin-Opener-Policy,
 * for example, Chromium loads a page in a new process, which takes a quarter of a second on the slow CPU.
 */
export async function serveVariant(variant: Variant, shopUrl: string): Promise<VariantServer> {
  const made = new Map<string, Promise<Document>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const isDocument = request.headers.accept?.includes('text/html') === true;
    if (variant === 'server' || !isDocument) return forward(shopUrl, request, response);
    if (!made.has(path)) made.set(path, makeDocument(variant, shopUrl + path));
    made
      .get(path)
      ?.then(({ headers, body }) => response.writeHead(200, headers).end(body))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The variant of a page of the shop. */
async function makeDocument(variant: Exclude<Variant, 'server'>, address: string): Promise<Document> {
  const response = await fetch(address);
  const kept = [...response.headers].filter(([name]) => !HEADERS_OF_BYTES.includes(name));
  const html = await response.text();
  return {
    headers: { ...Object.fromEntries(kept), 'content-encoding': 'br' },
    body: compressed(variant === 'floor' ? withoutScripts(html) : emptyShell(html)),
  };
}

function forward(shopUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const forwarded = ask(new URL(request.url ?? '/', shopUrl), { method, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}
