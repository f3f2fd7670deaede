import { type ContractClient, createClient } from '@jhola/contract/client';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** The API for pages that are rendered in this process: the same requests and responses, without a socket. */
export function createInProcessApi(app: FastifyInstance): ContractClient {
  return createClient({
    baseUrl: '',
    fetch: async (input, init = {}) => {
      const request: InjectOptions = {
        method: (init.method ?? 'GET') as 'GET',
        url: input instanceof Request ? input.url : input.toString(),
        headers: Object.fromEntries(new Headers(init.headers)),
      };
      if (typeof init.body === 'string') request.payload = init.body;
      const response = await app.inject(request);
      return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode });
    },
  });
}
