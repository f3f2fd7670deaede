import { join } from 'node:path';
import { freePort } from '../../e2e/support/free-port.ts';
import { type RunningStore, startStore } from '../../e2e/support/start-store.ts';

/** As in `deploy/systemd/shop@.service`. */
const DRAIN_SECONDS = '15';

/** The drill's shops share a database and a data folder, as in `deploy/`. */
export class DrillShops {
  readonly ports: readonly [number, number];
  readonly #dataDir: string;
  readonly #databaseUrl: string;
  readonly #running: (RunningStore | null)[] = [null, null];
  #publicUrl = '';

  private constructor(ports: readonly [number, number], folder: string, databaseUrl: string) {
    this.ports = ports;
    this.#dataDir = join(folder, 'data');
    this.#databaseUrl = databaseUrl;
  }

  /** Chooses the ports; starts nothing. */
  static async create(folder: string, databaseUrl: string): Promise<DrillShops> {
    return new DrillShops([await freePort(), await freePort()], folder, databaseUrl);
  }

  /** Sets the public address, for shops that are started afterwards. */
  setPublicUrl(url: string): void {
    this.#publicUrl = url;
  }

  /** Starts one of the shops and waits until it is ready. */
  async start(which: 0 | 1): Promise<void> {
    this.#running[which] = await startStore({
      dataDir: this.#dataDir,
      port: this.ports[which],
      env: {
        DATABASE_URL: this.#databaseUrl,
        PUBLIC_URL: this.#publicUrl,
        TRUSTED_PROXIES: 'loopback',
        DRAIN_SECONDS,
        // All shoppers of the drill have one address, and place any number of orders.
        CAP_ORDERS_PER_ADDRESS: '1000000',
        CAP_UNITS_PER_ADDRESS: '1000000',
      },
    });
  }

  async startBoth(): Promise<void> {
    for (const which of [0, 1] as const) await this.start(which);
  }

  /** Stops one of the shops; resolves when it has ended. Throws if it didn't shut down gracefully after SIGTERM. */
  async end(which: 0 | 1, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const shop = this.#running[which];
    this.#running[which] = null;
    const code = await shop?.end(signal);
    if (signal === 'SIGTERM' && code !== undefined && code !== 0) {
      throw new Error(`The shop ended with ${code}:\n${shop?.printed()}`);
    }
  }

  signal(which: 0 | 1, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#running[which]?.process.kill(signal);
  }

  /** Ends both without waiting for their drain. */
  async kill(): Promise<void> {
    await Promise.all(([0, 1] as const).map((which) => this.end(which, 'SIGKILL')));
  }
}
