import type { FastifyBaseLogger } from 'fastify';

/** What became of the things that were claimed together. */
export type Batch = { readonly claimed: number; readonly done: number };

export type DueWork = {
  start(): void;
  /** Resolves when the work under way has ended. */
  stop(): Promise<void>;
  /** Whether nothing new should be begun any more. */
  isStopping(): boolean;
  /**
   * Works off batches of this size until one isn't full, none of it could be done, or the work is to stop. Returns how
   * many things were done.
   */
  workOff(size: number, batch: () => Promise<Batch>): Promise<number>;
};

export type DueWorkOptions = {
  /** Milliseconds from the end of one look to the next. */
  readonly everyMs: number;
  /** Whether the first look is at the start, instead of `everyMs` later. */
  readonly isDueAtStart?: boolean;
  /** Looks for what is due and does it. */
  readonly look: () => Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The warning when a look fails; the next one comes all the same. */
  readonly failed: string;
};

/** Looks for due work again and again, never twice at the same time. Doesn't keep the process alive. */
export function createDueWork({ everyMs, isDueAtStart = false, look, log, failed }: DueWorkOptions): DueWork {
  let timer: NodeJS.Timeout | null = null;
  let isStopping = false;
  let looking: Promise<unknown> = Promise.resolve();

  function lookLater(inMs = everyMs): void {
    timer = setTimeout(() => {
      looking = look()
        .catch((err: unknown) => log.warn({ err }, failed))
        .finally(() => isStopping || lookLater());
    }, inMs);
    timer.unref();
  }

  return {
    start: () => lookLater(isDueAtStart ? 0 : everyMs),
    async stop() {
      isStopping = true;
      if (timer) clearTimeout(timer);
      await looking;
    },
    isStopping: () => isStopping,
    async workOff(size, batch) {
      for (let total = 0; ; ) {
        const { claimed, done } = await batch();
        total += done;
        if (isStopping || done === 0 || claimed < size) return total;
      }
    },
  };
}
