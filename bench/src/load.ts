import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

export type Shot = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
};

export type Rate = { readonly perSecond: number; readonly p99Ms: number };

const CONNECTIONS = 16;

/** Fires one request again and again over 16 connections. Throws when an answer isn't a success. */
export async function fire(url: string, shot: Shot, seconds: number): Promise<Rate> {
  const result = await autocannon({
    url: url + shot.path,
    connections: CONNECTIONS,
    duration: seconds,
    method: shot.method,
    headers: { ...(shot.body ? { 'content-type': 'application/json' } : {}), ...shot.headers },
    ...(shot.body ? { body: shot.body } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${shot.name}: ${result.non2xx} failures, ${result.errors} errors`);
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Fetches the answer of a shot once, and starts a bare server that answers the same bytes. */
export async function bareTwin(
  url: string,
  shot: Shot,
): Promise<{ url: string; bytes: number; stop(): void }> {
  const headers = { ...(shot.body ? { 'content-type': 'application/json' } : {}), ...shot.headers };
  const answer = await fetch(url + shot.path, {
    method: shot.method,
    headers,
    ...(shot.body ? { body: shot.body } : {}),
  });
  if (!answer.ok) throw new Error(`${shot.name}: ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)));
  child.send({ body: body.toString('base64'), type: answer.headers.get('content-type') ?? 'text/plain' });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${message.port}`, bytes: body.length, stop: () => child.disconnect() };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
