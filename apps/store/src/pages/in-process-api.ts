import { type ContractClient, createClient } from '@jhola/contract/client';
import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * The API for pages that are rendered in this process: the same requests and responses, without a socket. Its responses
 * have only what the client reads: a `Response` would copy and decode each body again.
 */
export function createInProcessApi(app: FastifyInstance): ContractClient {
  return createClient({
    baseUrl: '',
    fetch: async (url, init) => {
      const request: InjectOptions = {
        method: (init.method ?? 'GET') as 'GET',
        url,
        headers: Object.fromEntries(new Headers(init.headers)),
      };
      if (typeof init.body === 'string') request.payload = init.body;
      const { statusCode: status, rawPayload } = await app.inject(request);
      return {
        ok: status >= 200 && status < 300,
        status,
        headers: new Headers(),
        json: async () => JSON.parse(rawPayload.toString()) as unknown,
      };
    },
  });
}
