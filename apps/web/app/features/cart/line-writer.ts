/** What the shopper wants of one product, and how the cart showed it before the first tap. */
type Wish<Line> = { wanted: number; before: Line };

export type LineWriterOptions<Line> = {
  /** Brings the server's line of a product to `wanted`; rejects where the server refuses or doesn't answer. */
  readonly write: (productId: string, wanted: number) => Promise<void>;
  /** Told when a write failed, with the line as it was before: everything wanted since is given up. */
  readonly onFailure: (productId: string, before: Line, error: unknown) => void;
  /** Told when nothing is being written any more. */
  readonly onIdle: () => void;
};

/**
 * Writes quantities to the server: of one product one at a time, and after a write only the newest wish, so
 * that of many quick taps the last one wins. Different products don't wait for each other.
 */
export function createLineWriter<Line>({ write, onFailure, onIdle }: LineWriterOptions<Line>) {
  const wishes = new Map<string, Wish<Line>>();
  const waiting: (() => void)[] = [];

  async function run(productId: string, wish: Wish<Line>): Promise<void> {
    try {
      let written: number | null = null;
      while (written !== wish.wanted) {
        written = wish.wanted;
        await write(productId, written);
      }
      wishes.delete(productId);
    } catch (error) {
      wishes.delete(productId);
      onFailure(productId, wish.before, error);
    }
    if (wishes.size > 0) return;
    onIdle();
    for (const resolve of waiting.splice(0)) resolve();
  }

  return {
    /** Wants so many of a product; `before` is its line as shown until now, to go back to. */
    want(productId: string, wanted: number, before: Line): void {
      const running = wishes.get(productId);
      if (running) {
        running.wanted = wanted;
        return;
      }
      const wish = { wanted, before };
      wishes.set(productId, wish);
      void run(productId, wish);
    },
    /** Resolves when nothing is being written any more. */
    async idle(): Promise<void> {
      if (wishes.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    /** What is wanted and not yet written, by product: to be laid over any cart that the server answers. */
    wanted(): ReadonlyMap<string, number> {
      return new Map([...wishes].map(([productId, { wanted }]) => [productId, wanted]));
    },
  };
}
