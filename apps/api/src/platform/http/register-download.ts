import { Readable } from 'node:stream';
import { CALLS, type Call, type CallName, splitRoute } from '@jhola/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { parseInput } from './parse-input.ts';
import { authorise, type CallContext } from './register-call.ts';

export type FileToKeep = {
  /** ASCII, without quotes. */
  readonly fileName: string;
  /** The text of the file, piece by piece, as fast as it is taken. */
  readonly pieces: AsyncGenerator<string>;
};

/**
 * Registers a call of the contract that answers with a file. The first piece is waited for, so that what fails at
 * once is still answered as a failure; what fails later cuts the connection, and no half file looks whole.
 */
export function registerDownload<Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handle: (context: CallContext<Name>) => Promise<FileToKeep> | FileToKeep,
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
