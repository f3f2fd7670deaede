type Stop = () => Promise<unknown>;

/** The shop was told to close before it was open. */
export class ClosedWhileOpening extends Error {
  override readonly name = 'ClosedWhileOpening';
}

/**
 * What has been started and must be stopped, in reverse order, whether or not the start completed. It can be closed
 * during the start: whatever starts after that is stopped at once.
 */
export class ShutdownStack {
  readonly #stops: Stop[] = [];
  #closing: Promise<void> | null = null;

  get isClosing(): boolean {
    return this.#closing !== null;
  }

  /** Adds something that was just started. If everything is being closed, stops it and throws ClosedWhileOpening. */
  async add(stop: Stop): Promise<void> {
    if (this.#closing === null) {
      this.#stops.push(stop);
      return;
    }
    await stop();
    throw new ClosedWhileOpening();
  }

  /** Stops everything, once, even if it is called several times. If one part fails, the others are still stopped. */
  close(): Promise<void> {
    this.#closing ??= this.#stopAll();
    return this.#closing;
  }

  async #stopAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const stop of this.#stops.splice(0).reverse()) {
      await stop().catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults);
  }
}
