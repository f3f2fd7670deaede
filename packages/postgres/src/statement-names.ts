import { createHash } from 'node:crypto';

/** A text is prepared once it was sent so often: what is sent once (an import, a report) would only take up memory. */
const WORTH_IT = 3;
/** Each connection keeps the plans of its statements, some 20 kB each. */
const MOST_PREPARED = 250;
/** Texts that are counted and not yet prepared. Lists of values of many lengths make many. */
const MOST_COUNTED = 2_000;

/**
 * Which statements of a pool are prepared on the server, and under which names. Planning takes most of the time of a
 * statement that reads one row; a prepared one is planned once per connection.
 */
export class StatementNames {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #version = 0;
  #isOn = true;

  /** The name to send a statement under; undefined where it is sent without being prepared. */
  nameOf(text: string): string | undefined {
    if (!this.#isOn) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST_PREPARED) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < WORTH_IT) {
      this.#counts.set(text, count);
      this.#forgetOldest();
      return undefined;
    }
    this.#counts.delete(text);
    return this.#give(text);
  }

  /**
   * Reacts to an error of a prepared statement. True where the statement wasn't executed and can be sent again: a
   * migration has changed what it returns, or a pooler sent it to a connection that doesn't know it. In the second case
   * nothing is prepared any more.
   */
  recover(
    text: string,
    { code, routine }: { readonly code?: string | undefined; readonly routine?: string | undefined },
  ): boolean {
    if (code === '0A000' && routine === 'RevalidateCachedQuery') {
      this.#version += 1;
      this.#give(text);
      return true;
    }
    const isUnknownToServer = code === '26000' || code === '42P05';
    if (isUnknownToServer) this.#isOn = false;
    return isUnknownToServer;
  }

  /** A name that no connection has used for another text, or for an outdated plan of this one. */
  #give(text: string): string {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const name = `jhola_${this.#version}_${hash}`;
    this.#names.set(text, name);
    return name;
  }

  #forgetOldest(): void {
    if (this.#counts.size <= MOST_COUNTED) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}
