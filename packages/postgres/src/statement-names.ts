import { createHash } from 'node:crypto';

/** A statement is prepared when it is sent this many times. Statements that are sent once would only use memory. */
const PREPARE_AT = 3;
/** Maximum number of prepared statements: on each connection each takes about 20 kB. */
const MOST_PREPARED = 250;
/**
 * Maximum number of texts that are counted but not yet prepared. Lists of values of different lengths create many
 * texts.
 */
const MOST_COUNTED = 2_000;

/**
 * Decides which statements of a pool are prepared on the server, and under which names. For a statement that reads one
 * row, planning takes most of the time; a prepared one is planned once per connection.
 */
export class StatementNames {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #version = 0;
  #isOn = true;

  /** The name under which to prepare a statement; undefined if it is to be sent unprepared. */
  nameOf(text: string): string | undefined {
    if (!this.#isOn) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST_PREPARED) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < PREPARE_AT) {
      this.#counts.set(text, count);
      this.#forgetOldest();
      return undefined;
    }
    this.#counts.delete(text);
    return this.#assignName(text);
  }

  /**
   * Handles an error of a prepared statement. Returns true if the statement wasn't executed and can be sent again: a
   * migration changed its result columns, or a pooler sent it to a connection on which it isn't prepared. In the second
   * case no statement is prepared from then on.
   */
  recover(
    text: string,
    { code, routine }: { readonly code?: string | undefined; readonly routine?: string | undefined },
  ): boolean {
    if (code === '0A000' && routine === 'RevalidateCachedQuery') {
      this.#version += 1;
      this.#assignName(text);
      return true;
    }
    const isNotPrepared = code === '26000' || code === '42P05';
    if (isNotPrepared) this.#isOn = false;
    return isNotPrepared;
  }

  /** A name that no connection has used for another text or for an outdated plan of this one. */
  #assignName(text: string): string {
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
