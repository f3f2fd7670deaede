import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Whether a request came over a connection; other requests are made by `inject` in this process. */
export function isFromNetwork(request: IncomingMessage): boolean {
  return request.socket instanceof Socket;
}

/** Returns a function that tells whether a request comes from a configured proxy. */
export function proxyTest({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): (request: IncomingMessage) => boolean {
  const isTrusted = compile([...trustedProxies]);
  return (request) => {
    const from = request.socket.remoteAddress;
    return isFromNetwork(request) && from !== undefined && isTrusted(from, 0);
  };
}
