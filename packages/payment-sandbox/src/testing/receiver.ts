import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

export type ReceivedWebhook = { readonly body: string; readonly signature: string };

/** A shop that only records webhooks, and responds as told. */
export type Receiver = {
  readonly url: string;
  readonly received: ReceivedWebhook[];
  /** The status of the next responses. */
  status: number;
  close(): Promise<void>;
};

/** Starts a receiver on a free port of this machine. It responds with 200 until `status` is changed. Must be closed. */
export async function startReceiver(): Promise<Receiver> {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Body: string }>('/hook', async (request, reply) => {
    receiver.received.push({
      body: request.body,
      signature: String(request.headers['stripe-signature']),
    });
    return reply.code(receiver.status).send({});
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    status: 200,
    close: () => app.close(),
  };
  return receiver;
}
