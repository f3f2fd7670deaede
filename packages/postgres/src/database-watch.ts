import { ConnectionLost } from './connection-lost.ts';
import { type ProbeResult, probeDatabase } from './probe-database.ts';

/** An operation that waits for the database: a statement that is running, or a request for a connection. */
export type PendingOperation = {
  /** The connection's name in pg_stat_activity; null while waiting for a connection. */
  readonly connection: string | null;
  /** Bytes received on the connection so far. */
  received(): number;
  /** Whether it may take any time: PostgreSQL's own limit is off. */
  readonly isUnlimited: boolean;
  /** Rejects the operation with this error and closes its connection. */
  fail(error: ConnectionLost): void;
};

/** When the watch probes the database. Except for `tickMs` these are numbers of ticks. */
export type WatchTiming = {
  /** Milliseconds. */
  readonly tickMs: number;
  /** An operation that takes longer than this triggers a probe. */
  readonly probeAfter: number;
  /** Timeout of a probe. */
  readonly probeTimeout: number;
  /** How long to wait for more data of a response that the server has already sent. */
  readonly arrivalTimeout: number;
  /** Pause between probes while the database is unavailable. */
  readonly retryPause: number;
  /** An operation that takes longer than this fails, even if the server says that it is executing it. */
  readonly abandonAfter: number;
};

/**
 * Detects a frozen database after 2.2 seconds, and a connection that stopped responding after 1.1. A server process
 * that is stopped by itself can't keep to the pool's `statement_timeout` of 30 seconds; its statement is abandoned
 * after 33.
 */
const DEFAULT_TIMING: WatchTiming = {
  tickMs: 100,
  probeAfter: 8,
  probeTimeout: 14,
  arrivalTimeout: 3,
  retryPause: 3,
  abandonAfter: 330,
};

type Waiting = { ticks: number };

/**
 * Detects a database, or single connections, that no longer respond. A slow statement and a dead connection look alike
 * to the client, and TCP may take a quarter of an hour to notice. So if an operation takes long, a new connection asks
 * the server which statements it is executing. Operations that the server isn't executing fail. If the new connection
 * gets no response either, the database is unavailable: all waiting operations fail, and requests for a connection fail
 * immediately until a probe succeeds. A statement that should have met the server's own time limit fails in any case.
 *
 * Time is counted in ticks, so that a pause of this process isn't mistaken for one of the database.
 */
export class DatabaseWatch {
  readonly #url: string;
  readonly #timing: WatchTiming;
  readonly #pending = new Map<PendingOperation, Waiting>();
  #timer: NodeJS.Timeout | null = null;
  #isProbing = false;
  #isUnavailable = false;
  #generation = 0;
  #ticksSinceProbe = 0;

  constructor(url: string, timing: Partial<WatchTiming> = {}) {
    this.#url = url;
    this.#timing = { ...DEFAULT_TIMING, ...timing };
  }

  /** Whether the last probe got no response. */
  get isUnavailable(): boolean {
    return this.#isUnavailable;
  }

  /** Increases when connections turn out to be dead. Connections of an earlier generation must be replaced. */
  get generation(): number {
    return this.#generation;
  }

  /** Makes pools replace all connections that are open now. */
  replaceConnections(): void {
    this.#generation += 1;
  }

  /** Watches an operation until the returned function is called. */
  add(operation: PendingOperation): () => void {
    this.#pending.set(operation, { ticks: 0 });
    this.#run();
    return () => this.#pending.delete(operation);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#pending.clear();
    this.#isUnavailable = false;
  }

  #run(): void {
    this.#timer ??= setInterval(() => this.#tick(), this.#timing.tickMs).unref();
  }

  #tick(): void {
    for (const waiting of this.#pending.values()) waiting.ticks += 1;
    this.#fail(this.#after(this.#timing.abandonAfter).filter(({ isUnlimited }) => !isUnlimited));
    if (this.#isUnavailable) this.#fail(this.#overdue());
    if (this.#isProbing) return;
    if (this.#isUnavailable) {
      this.#ticksSinceProbe += 1;
      if (this.#ticksSinceProbe >= this.#timing.retryPause) void this.#probe([]);
      return;
    }
    const overdue = this.#overdue();
    if (overdue.length > 0) void this.#probe(overdue);
    else if (this.#pending.size === 0 && this.#timer !== null) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }

  #overdue(): PendingOperation[] {
    return this.#after(this.#timing.probeAfter);
  }

  /** The operations that have taken at least this many ticks. */
  #after(most: number): PendingOperation[] {
    return [...this.#pending].filter(([, { ticks }]) => ticks >= most).map(([operation]) => operation);
  }

  async #probe(overdue: readonly PendingOperation[]): Promise<void> {
    this.#isProbing = true;
    const receivedBefore = new Map(overdue.map((operation) => [operation, operation.received()]));
    const receivedNothing = (operation: PendingOperation) =>
      this.#pending.has(operation) && operation.received() === receivedBefore.get(operation);
    try {
      const names = overdue.flatMap(({ connection }) => connection ?? []);
      const result = await this.#probeWithTimeout(names);
      if (this.#timer === null) return;
      if (result === 'no response') {
        // If an open connection received data meanwhile, only new connections have a problem.
        if (overdue.every(receivedNothing)) this.#becomeUnavailable();
        return;
      }
      this.#isUnavailable = false;
      if (result === 'unknown') return;
      const inactive = overdue.filter(
        ({ connection }) => connection !== null && !result.active.has(connection),
      );
      if (inactive.length === 0) return;
      await this.#ticks(this.#timing.arrivalTimeout);
      const dead = inactive.filter(receivedNothing);
      if (dead.length === 0) return;
      this.replaceConnections();
      this.#fail(dead);
    } finally {
      this.#isProbing = false;
      this.#ticksSinceProbe = 0;
    }
  }

  #becomeUnavailable(): void {
    this.#isUnavailable = true;
    this.replaceConnections();
    // Requests for a connection fail immediately as well.
    const unconnected = [...this.#pending.keys()].filter(({ connection }) => connection === null);
    this.#fail([...unconnected, ...this.#overdue()]);
  }

  #fail(operations: readonly PendingOperation[]): void {
    for (const operation of operations) {
      if (!this.#pending.delete(operation)) continue;
      operation.fail(new ConnectionLost('The database does not respond on this connection'));
    }
  }

  async #probeWithTimeout(names: readonly string[]): Promise<ProbeResult> {
    const probe = probeDatabase(this.#url, names);
    let isDone = false;
    const done = probe.result.finally(() => {
      isDone = true;
    });
    const timeout = this.#ticks(this.#timing.probeTimeout, () => isDone).then(() => 'no response' as const);
    const result = await Promise.race([done, timeout]);
    probe.end();
    return result;
  }

  /** Resolves after some ticks, or at the first tick at which `isDone` returns true. */
  #ticks(count: number, isDone: () => boolean = () => false): Promise<void> {
    return new Promise((resolve) => {
      let left = count;
      const timer = setInterval(() => {
        left -= 1;
        if (left > 0 && !isDone()) return;
        clearInterval(timer);
        resolve();
      }, this.#timing.tickMs);
      timer.unref();
    });
  }
}
