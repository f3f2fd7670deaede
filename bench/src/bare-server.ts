/** The baseline: a bare `node:http` server that returns one body, in a separate process. */
import { createServer } from 'node:http';

process.once('message', (message: { body: string; type: string }) => {
  const body = Buffer.from(message.body, 'base64');
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': message.type, 'content-length': body.length });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
    process.send?.({ port: address.port });
  });
});
process.on('disconnect', () => process.exit(0));
