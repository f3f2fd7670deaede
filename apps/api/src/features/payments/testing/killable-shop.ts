import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ContractClient, createClient } from '@jhola/contract/client';
import { type BundledProgram, bundleProgram } from '@jhola/tools/testing/bundle-program.ts';
import type { PaymentPoint } from '../payment-points.ts';

const PROGRAM = fileURLToPath(new URL('run-killable-shop.ts', import.meta.url));

export type KillableShop = {
  /** The shop's address; changes when it has died and was started again. */
  url(): string;
  /** How often it has died. */
  deaths(): number;
  /** Tells it to die when a payment reaches this point next. */
  dieAt(point: PaymentPoint): Promise<void>;
  /**
   * Runs an action that calls the shop. If the shop dies during it, starts the shop again and repeats the action, as a
   * user would.
   */
  insist<Result>(action: (api: ContractClient) => Promise<Result>, accessToken?: string): Promise<Result>;
  end(): Promise<void>;
};

/**
 * Starts a shop in a separate process that can be told to die. The first start loads its sources, later ones a bundle:
 * bundling takes more CPU time than two starts from the sources.
 */
export async function startKillableShop(
  environment: Readonly<Record<string, string>>,
): Promise<KillableShop> {
  let child = await startShop(PROGRAM, environment);
  let program: BundledProgram | null = null;
  const startAgain = async () => {
    program ??= await bundleProgram(PROGRAM);
    return startShop(program.path, environment);
  };
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
          // Killing a process takes a moment.
          if (!isDead()) await Promise.race([once(child.process, 'exit'), wait(10_000)]);
          if (child.process.signalCode !== 'SIGKILL') throw error;
          deaths += 1;
          child = await startAgain();
        }
      }
    },
    async end() {
      if (!isDead()) {
        child.process.kill('SIGKILL');
        await once(child.process, 'exit');
      }
      await program?.remove();
    },
  };
}

async function startShop(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const process = fork(program, [], {
    execArgv: [],
    env: { ...environment, PATH: '/usr/bin' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(process, 'exit').then(() => {
    throw new Error('The shop ended before it was open');
  });
  const [port] = (await Promise.race([once(process, 'message'), ended])) as [number];
  // From here on it may exit, and usually does.
  ended.catch(() => undefined);
  return { process, url: `http://127.0.0.1:${port}` };
}
