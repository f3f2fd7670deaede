import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gate } from '@jhola/tools/testing/gate.ts';
import { listenLocally } from '@jhola/tools/testing/listen-locally.ts';

export type PushReceived = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A fake push service, which records requests and responds as configured. */
export async function startPushService() {
  const received: PushReceived[] = [];
  let nextResponse: { readonly status: number; readonly headers?: Record<string, string> } = { status: 201 };
  let held: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const { status, headers } = nextResponse;
      await held;
      response.writeHead(status, headers).end('noted');
    });
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    respondWith(status: number, headers?: Record<string, string>) {
      nextResponse = headers === undefined ? { status } : { status, headers };
    },
    /** Receives requests, and doesn't respond until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = gate();
      held = promise;
      return resolve;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
