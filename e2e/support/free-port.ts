import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports that systems use for outgoing connections, of which a browser opens hundreds. */
const FIRST = 20_000;
const COUNT = 10_000;

/** A port that is free at this moment, chosen at random because other processes may be choosing one too. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  await new Promise((done) => server.close(done));
  return true;
}
