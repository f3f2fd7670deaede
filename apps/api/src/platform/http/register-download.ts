import { Readable } from 'node:stream';
import { CALLS, type Call, type CallName, splitRoute } from '@jhola/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { parseInput } from './parse-input.ts';
import { authorise, type CallContext } from './register-call.ts';

export type FileDownload = {
  /** The file name: ASCII, without quotes. */
  readonly fileName: string;
  /** The text of the file, in pieces, produced as fast as the client reads them. */
  readonly pieces: AsyncGenerator<string>;
};

/**
 * Registers a call of the contract that responds with a file. Waits for the first piece, so that an early failure
 * becomes an error response; a later failure closes the connection, so that a partial file can't be mistaken for a
 * complete one.
 */
export function registerDownload<Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handle: (context: CallContext<Name>) => Promise<FileDownload> | FileDownload,
): void {
  const call: Call = CALLS[name];
  const { method, path } = splitRoute(name);
  app.route({
    method,
    url: path,
    config: { call: name },
    handler: async (request, reply) => {
      const user = await authorise(call, services, request, reply);
      const input = parseInput(call, request);
      const context = { input, user, request, reply } as CallContext<Name>;
      const { fileName, pieces } = await handle(context);
      const first = await pieces.next();
      return reply
        .type(`${call.download}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(resumed(first, pieces)));
    },
  });
}

async function* resumed(
  first: IteratorResult<string>,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* pieces;
}
