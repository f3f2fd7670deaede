import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ContractClient, createClient } from '@jhola/contract/client';
import type { PaymentPoint } from '../payment-points.ts';

const PROGRAM = fileURLToPath(new URL('run-mortal-shop.ts', import.meta.url));
/** The shop is started many times: what was compiled once is kept. */
const COMPILED = join(tmpdir(), 'jhola-compiled');

export type MortalShop = {
  /** Where it is; moves when it has died and was started again. */
  url(): string;
  /** How often it has died. */
  deaths(): number;
  /** Tells it to die when a payment passes this point next. */
  dieAt(point: PaymentPoint): Promise<void>;
  /** Does something that calls the shop. Where that dies over it, it is started again and the same is done again, as people do. */
  insist<Result>(action: (api: ContractClient) => Promise<Result>, accessToken?: string): Promise<Result>;
  end(): Promise<void>;
};

/** Starts a shop in a process of its own, which can be told to die. */
export async function startMortalShop(environment: Readonly<Record<string, string>>): Promise<MortalShop> {
  let child = await open(environment);
  let deaths = 0;
  const isDead = () => child.process.exitCode !== null || child.process.signalCode !== null;

  return {
    url: () => child.url,
    deaths: () => deaths,
    async dieAt(point) {
      child.process.send(point);
      await once(child.process, 'message');
    },
    async insist(action, accessToken) {
      for (;;) {
        try {
          return await action(
            createClient({ baseUrl: child.url, fetch, accessToken: () => accessToken ?? null }),
          );
        } catch (error) {
          // Dying takes the kernel a moment.
          if (!isDead()) await Promise.race([once(child.process, 'exit'), wait(10_000)]);
          if (child.process.signalCode !== 'SIGKILL') throw error;
          deaths += 1;
          child = await open(environment);
        }
      }
    },
    async end() {
      if (isDead()) return;
      child.process.kill('SIGKILL');
      await once(child.process, 'exit');
    },
  };
}

async function open(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const process = fork(PROGRAM, [], {
    execArgv: [],
    env: { ...environment, PATH: '/usr/bin', NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(process, 'exit').then(() => {
    throw new Error('The shop ended before it was open');
  });
  const [port] = (await Promise.race([once(process, 'message'), ended])) as [number];
  // It may end from now on, and mostly does.
  ended.catch(() => undefined);
  return { process, url: `http://127.0.0.1:${port}` };
}
