import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

export type LoadRequest = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
};

export type Rate = { readonly perSecond: number; readonly p99Ms: number };

const CONNECTIONS = 16;

/** Sends one request repeatedly over 16 connections. Throws if a response isn't a success. */
export async function sendLoad(url: string, load: LoadRequest, seconds: number): Promise<Rate> {
  const result = await autocannon({
    url: url + load.path,
    connections: CONNECTIONS,
    duration: seconds,
    method: load.method,
    headers: { ...(load.body ? { 'content-type': 'application/json' } : {}), ...load.headers },
    ...(load.body ? { body: load.body } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.name}: ${result.non2xx} failures, ${result.errors} errors`);
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

type KnownResponse = { readonly body: Buffer; readonly type: string };

/** Fetches a request's response once, and starts a bare server that returns the same bytes. */
export async function bareServerFor(
  url: string,
  load: LoadRequest,
): Promise<{ url: string; bytes: number; stop(): void }> {
  const { body, type } = await responseTo(url, load);
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)));
  child.send({ body: body.toString('base64'), type });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${message.port}`, bytes: body.length, stop: () => child.disconnect() };
}

/** The raw bytes: `fetch` would decompress the body. */
async function responseTo(url: string, load: LoadRequest): Promise<KnownResponse> {
  const headers = { ...(load.body ? { 'content-type': 'application/json' } : {}), ...load.headers };
  const sent = request(url + load.path, { method: load.method, headers }).end(load.body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${load.name}: ${response.statusCode}`);
  return { body: await buffer(response), type: response.headers['content-type'] ?? 'text/plain' };
}

/** The median of the values; NaN of none. Of an even number of values, the larger of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
