type Stop = () => Promise<unknown>;

/** The shop was told to close before it was open. */
export class ClosedWhileOpening extends Error {
  override readonly name = 'ClosedWhileOpening';
}

/**
 * What has been started and must be stopped again, in reverse order, whether the start came to its end or
 * not. It may be closed while the start is still under way: what is started after that is stopped at once.
 */
export class OpenThings {
  readonly #stops: Stop[] = [];
  readonly #kills: (() => void)[] = [];
  #closing: Promise<void> | null = null;

  get isClosing(): boolean {
    return this.#closing !== null;
  }

  /** Adds what was just started. Throws ClosedWhileOpening, after stopping it, where all is being closed. */
  async add(stop: Stop, kill?: () => void): Promise<void> {
    if (kill !== undefined) this.#kills.push(kill);
    if (this.#closing === null) {
      this.#stops.push(stop);
      return;
    }
    await stop();
    throw new ClosedWhileOpening();
  }

  /** Stops everything, once, however often it is asked to. A part that fails doesn't keep the rest open. */
  close(): Promise<void> {
    this.#closing ??= this.#stopAll();
    return this.#closing;
  }

  /** Ends what would outlive this process, without waiting. */
  kill(): void {
    for (const kill of this.#kills) kill();
  }

  async #stopAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const stop of this.#stops.splice(0).reverse()) {
      await stop().catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults);
  }
}
