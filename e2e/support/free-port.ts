import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems hand out for outgoing connections, which come and go by the hundred in a browser. */
const FIRST = 20_000;
const COUNT = 10_000;

/** A port that nobody listens on at this moment, chosen at random: others may be looking for one as well. */
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
