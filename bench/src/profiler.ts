/** CPU profiles of a server that was started with `--inspect`. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Lines and columns begin at 0. */
type Frame = {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
};
type Profile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

/** A function and its self time. */
export type FunctionTime = { readonly name: string; readonly ms: number };

export type Profiler = {
  start(): Promise<void>;
  /** The functions that took time since `start`, the longest first. */
  stop(): Promise<FunctionTime[]>;
};

/** Connects to the inspector whose address a server has printed. */
export async function openProfiler(printed: string): Promise<Profiler> {
  const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
  if (address === undefined) throw new Error('The server printed no address of its inspector');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let calls = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      calls += 1;
      const id = calls;
      const listen = ({ data }: MessageEvent) => {
        const response = JSON.parse(String(data)) as { id?: number; result?: unknown };
        if (response.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(response.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: 500 });
  return {
    async start() {
      await call('Profiler.start');
    },
    async stop() {
      const { profile } = (await call('Profiler.stop')) as { profile: Profile };
      socket.close();
      return selfTimes(profile);
    },
  };
}

function selfTimes({ nodes, samples, timeDeltas }: Profile): FunctionTime[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [n, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[n] ?? 0) / 1000);
  }
  times.delete('(idle)');
  return [...times].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms);
}

function nameOf(frame: Frame): string {
  return frame.url === '' ? frame.functionName : `${frame.functionName || '(anonymous)'} ${placeOf(frame)}`;
}

const maps = new Map<string, SourceMap | null>();

/**
 * The file and line of a function, of its source if the built file has a source map. Of a package only the file, because
 * the map has no lines of packages.
 */
function placeOf({ url, lineNumber, columnNumber }: Frame): string {
  if (!maps.has(url)) maps.set(url, readMap(url));
  const origin = maps.get(url)?.findOrigin(lineNumber + 1, columnNumber + 1);
  const [file, line] =
    origin && 'fileName' in origin ? [origin.fileName, origin.lineNumber] : [url, lineNumber + 1];
  const [, inPackage] = /.*\/node_modules\/(.+)/.exec(file) ?? [];
  return inPackage ?? `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
}

function readMap(url: string): SourceMap | null {
  const path = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
}
