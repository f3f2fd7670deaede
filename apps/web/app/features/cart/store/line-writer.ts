/** The quantity that the shopper wants of one product, and its line before the first tap. */
type PendingChange<Line> = { wanted: number; before: Line };

export type LineWriterOptions<Line> = {
  /** Sets the server's line of a product to `wanted`; rejects if the server refuses or doesn't respond. */
  readonly write: (productId: string, wanted: number) => Promise<void>;
  /** Called when a write failed, with the line as it was before: later changes are dropped. */
  readonly onFailure: (productId: string, before: Line, error: unknown) => void;
  /** Called when nothing is being written any more. */
  readonly onIdle: () => void;
};

/**
 * Writes quantities to the server: one write at a time per product, followed only by the newest quantity, so that of
 * many quick taps the last one wins. Different products don't wait for each other.
 */
export function createLineWriter<Line>({ write, onFailure, onIdle }: LineWriterOptions<Line>) {
  const pending = new Map<string, PendingChange<Line>>();
  const waiting: (() => void)[] = [];

  async function run(productId: string, change: PendingChange<Line>): Promise<void> {
    try {
      let written: number | null = null;
      while (written !== change.wanted) {
        written = change.wanted;
        await write(productId, written);
      }
      pending.delete(productId);
    } catch (error) {
      pending.delete(productId);
      onFailure(productId, change.before, error);
    }
    if (pending.size > 0) return;
    onIdle();
    for (const resolve of waiting.splice(0)) resolve();
  }

  return {
    /** Sets the quantity of a product; `before` is its line as shown until now, for a rollback. */
    want(productId: string, wanted: number, before: Line): void {
      const running = pending.get(productId);
      if (running) {
        running.wanted = wanted;
        return;
      }
      const change = { wanted, before };
      pending.set(productId, change);
      void run(productId, change);
    },
    /** Resolves when nothing is being written any more. */
    async idle(): Promise<void> {
      if (pending.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    /** The quantities that are not yet written, by product; they override any cart that the server returns. */
    wanted(): ReadonlyMap<string, number> {
      return new Map([...pending].map(([productId, { wanted }]) => [productId, wanted]));
    },
  };
}
