import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listenLocally } from './listen-locally.ts';

export type MailServer = {
  readonly url: string;
  /** The text of each mail, headers included. */
  readonly received: readonly string[];
  /** Number of connections that were opened so far. */
  connections(): number;
  close(): Promise<void>;
};

/**
 * An SMTP server on this machine that accepts every mail and forwards none. With `refuses` it accepts no recipient, and
 * repeats the address as real servers do.
 */
export async function startMailServer({ refuses = false } = {}): Promise<MailServer> {
  const received: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    let unread = '';
    let isBody = false;
    socket.setEncoding('utf8').on('data', (chunk) => {
      unread += chunk;
      for (;;) {
        const end = isBody ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(end);
        if (at < 0) return;
        const text = unread.slice(0, at);
        unread = unread.slice(at + end.length);
        const isData = !isBody && text.toUpperCase() === 'DATA';
        if (isBody) received.push(text);
        const isRefused = refuses && !isBody && /^RCPT /i.test(text);
        isBody = isData;
        const accepted = isData ? '354 go on' : '250 ok';
        socket.write(`${isRefused ? `550 5.1.1 ${text.slice('RCPT TO:'.length)} is unknown` : accepted}\r\n`);
      }
    });
  });
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => sockets.length,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
