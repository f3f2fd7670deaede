import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type PushReceived = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A fake push service, which records requests and responds as configured. */
export async function startPushService() {
  const received: PushReceived[] = [];
  let answer: { readonly status: number; readonly headers?: Record<string, string> } = { status: 201 };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end('noted');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith(status: number, headers?: Record<string, string>) {
      answer = headers === undefined ? { status } : { status, headers };
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
