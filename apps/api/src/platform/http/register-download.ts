import { Readable } from 'node:stream';
import { CALLS, type Call, type CallName } from '@jhola/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { addRoute, type CallContext } from './register-call.ts';

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
  const { download }: Call = CALLS[name];
  addRoute(app, services, name, async (context) => {
    const { fileName, pieces } = await handle(context);
    const first = await pieces.next();
    context.reply
      .type(`${download}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store');
    return Readable.from(resumed(first, pieces));
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
