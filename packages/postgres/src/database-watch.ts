import { askDatabase, type Findings } from './ask-database.ts';
import { ConnectionLost } from './connection-lost.ts';

/** Somebody who waits for the database: for the answer to a statement, or for a connection. */
export type Waiter = {
  /** The name that the server knows the connection by; null as long as there is no connection. */
  readonly connection: string | null;
  /** Bytes that the database has sent on the connection so far. */
  received(): number;
  /** Ends the waiting with this error, and the connection with it. */
  giveUp(error: ConnectionLost): void;
};

/** How patient the watch is, in ticks. */
export type Patience = {
  /** Milliseconds. */
  readonly tick: number;
  /** So long a statement may take before anybody looks whether its connection is alive. */
  readonly suspect: number;
  /** So long a new connection may take to answer. */
  readonly answer: number;
  /** So long an answer may be under way that the server says it has sent. */
  readonly arrival: number;
  /** From one look to the next while the database is away. */
  readonly pause: number;
};

/** A frozen database is found out after 2.2 seconds, a connection that fell silent after 1.1. */
const PATIENCE: Patience = { tick: 100, suspect: 8, answer: 14, arrival: 3, pause: 3 };

type Waiting = { ticks: number };

/**
 * Finds out whether the database still answers those who wait for it. A slow statement and a dead connection look the
 * same from here, and the network may take a quarter of an hour to notice; so when somebody has waited for a while a
 * new connection asks the server which statements it is working on. One that it isn't working on is given up, and
 * so is everything while no new connection gets an answer at all: until one does, the database counts as away, and
 * whoever wants a connection is told at once.
 *
 * Time is counted in ticks, so that a process that is held up itself doesn't blame the database.
 */
export class DatabaseWatch {
  readonly #url: string;
  readonly #patience: Patience;
  readonly #waiters = new Map<Waiter, Waiting>();
  #timer: NodeJS.Timeout | null = null;
  #isAsking = false;
  #isAway = false;
  #generation = 0;
  #pause = 0;

  constructor(url: string, patience: Partial<Patience> = {}) {
    this.#url = url;
    this.#patience = { ...PATIENCE, ...patience };
  }

  /** Whether no new connection gets an answer at the moment. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Goes up when connections were found dead. Those of an earlier generation are not to be trusted. */
  get generation(): number {
    return this.#generation;
  }

  /** Connections of now are not to be trusted any longer. */
  distrustAll(): void {
    this.#generation += 1;
  }

  /** Watches over somebody who waits, until the returned function is called. */
  add(waiter: Waiter): () => void {
    this.#waiters.set(waiter, { ticks: 0 });
    this.#run();
    return () => this.#waiters.delete(waiter);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#waiters.clear();
    this.#isAway = false;
  }

  #run(): void {
    this.#timer ??= setInterval(() => this.#tick(), this.#patience.tick).unref();
  }

  #tick(): void {
    for (const waiting of this.#waiters.values()) waiting.ticks += 1;
    if (this.#isAway) this.#giveUp(this.#suspects());
    if (this.#isAsking) return;
    if (this.#isAway) {
      this.#pause += 1;
      if (this.#pause >= this.#patience.pause) void this.#look([]);
      return;
    }
    const suspects = this.#suspects();
    if (suspects.length > 0) void this.#look(suspects);
    else if (this.#waiters.size === 0 && this.#timer !== null) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }

  #suspects(): Waiter[] {
    const { suspect } = this.#patience;
    return [...this.#waiters].filter(([, { ticks }]) => ticks >= suspect).map(([waiter]) => waiter);
  }

  async #look(suspects: readonly Waiter[]): Promise<void> {
    this.#isAsking = true;
    const before = new Map(suspects.map((waiter) => [waiter, waiter.received()]));
    const isSilent = (waiter: Waiter) =>
      this.#waiters.has(waiter) && waiter.received() === before.get(waiter);
    try {
      const names = suspects.flatMap(({ connection }) => connection ?? []);
      const findings = await this.#ask(names);
      if (this.#timer === null) return;
      if (findings === 'no answer') {
        // It speaks to somebody: then new connections have trouble of their own.
        if (suspects.every(isSilent)) this.#goAway();
        return;
      }
      this.#isAway = false;
      if (findings === 'can’t say') return;
      const dead = suspects.filter(
        ({ connection }) => connection !== null && !findings.working.has(connection),
      );
      if (dead.length === 0) return;
      await this.#ticks(this.#patience.arrival);
      const silent = dead.filter(isSilent);
      if (silent.length === 0) return;
      this.distrustAll();
      this.#giveUp(silent);
    } finally {
      this.#isAsking = false;
      this.#pause = 0;
    }
  }

  #goAway(): void {
    this.#isAway = true;
    this.distrustAll();
    // Whoever waits for a connection needn't wait any longer either.
    const unconnected = [...this.#waiters.keys()].filter(({ connection }) => connection === null);
    this.#giveUp([...unconnected, ...this.#suspects()]);
  }

  #giveUp(waiters: readonly Waiter[]): void {
    for (const waiter of waiters) {
      if (!this.#waiters.delete(waiter)) continue;
      waiter.giveUp(new ConnectionLost('The database does not answer on this connection'));
    }
  }

  async #ask(names: readonly string[]): Promise<Findings> {
    const asked = askDatabase(this.#url, names);
    let isOver = false;
    const over = asked.findings.finally(() => {
      isOver = true;
    });
    const late = this.#ticks(this.#patience.answer, () => isOver).then(() => 'no answer' as const);
    const findings = await Promise.race([over, late]);
    asked.end();
    return findings;
  }

  /** Resolves after some ticks of this process, or as soon as `isOver` says so. */
  #ticks(count: number, isOver: () => boolean = () => false): Promise<void> {
    return new Promise((resolve) => {
      let left = count;
      const timer = setInterval(() => {
        left -= 1;
        if (left > 0 && !isOver()) return;
        clearInterval(timer);
        resolve();
      }, this.#patience.tick);
      timer.unref();
    });
  }
}
