/** CPU profiles of a server that was started with `--inspect`. */

type Frame = { readonly functionName: string; readonly url: string; readonly lineNumber: number };
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

function nameOf({ functionName, url, lineNumber }: Frame): string {
  if (url === '') return functionName;
  return `${functionName || '(anonymous)'} ${url.slice(url.lastIndexOf('/') + 1)}:${lineNumber + 1}`;
}
