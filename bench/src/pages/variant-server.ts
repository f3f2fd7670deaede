import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressed, emptyShell, type Variant, withoutScripts } from './variants.ts';

export type VariantServer = { readonly url: string; stop(): void };

/**
 * A proxy for the shop that changes only documents and forwards other responses byte by byte. Every variant goes
 * through one, so that their network paths are equal.
 */
export async function serveVariant(variant: Variant, shopUrl: string): Promise<VariantServer> {
  const made = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = madeBody(variant, shopUrl, path, request.headers.accept ?? '');
    if (body === null) return forward(shopUrl, request, response);
    if (!made.has(path)) made.set(path, body());
    made
      .get(path)
      ?.then((bytes) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
        response.end(bytes);
      })
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

/** Creates the variant's body for a path; null to forward the shop's response. */
function madeBody(
  variant: Variant,
  shopUrl: string,
  path: string,
  accept: string,
): (() => Promise<Buffer>) | null {
  const text = async (of: string) => (await fetch(shopUrl + of)).text();
  if (variant === 'server' || !accept.includes('text/html')) return null;
  if (variant === 'floor') return async () => compressed(withoutScripts(await text(path)));
  return async () => compressed(emptyShell(await text(path)));
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
