import { createHash, randomBytes } from 'node:crypto';

/** A statement is prepared when it is sent this many times. Statements that are sent once would only use memory. */
const PREPARE_AT = 3;
/** Maximum number of prepared statements: on each connection each takes about 20 kB. */
const MOST_PREPARED = 250;
/**
 * Maximum number of texts that are counted but not yet prepared. Lists of values of different lengths create many
 * texts.
 */
const MOST_COUNTED = 2_000;

/** What is sent of a prepared statement. */
export type Prepared = { readonly name: string; readonly text: string };

/**
 * Decides which statements of a pool are prepared on the server, and under which names. For a statement that reads one
 * row, planning takes most of the time; a prepared one is planned once per connection.
 */
export class StatementNames {
  readonly #counts = new Map<string, number>();
  readonly #prepared = new Map<string, Prepared>();
  /** Other processes behind the same pooler have another one. */
  readonly #process = randomBytes(4).toString('hex');
  #version = 0;
  #isOn = true;

  /** How to send a statement prepared; undefined if it is to be sent unprepared. */
  preparedOf(text: string): Prepared | undefined {
    if (!this.#isOn) return undefined;
    const prepared = this.#prepared.get(text);
    if (prepared !== undefined || this.#prepared.size >= MOST_PREPARED) return prepared;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < PREPARE_AT) {
      this.#counts.set(text, count);
      this.#forgetOldest();
      return undefined;
    }
    this.#counts.delete(text);
    return this.#prepare(text);
  }

  /**
   * Handles an error of a prepared statement. Returns true if the statement wasn't executed and can be sent again: a
   * migration changed its result columns, or a pooler sent it to a connection on which it isn't prepared. In the second
   * case no statement is prepared from then on. `failed` is the name that was sent: another connection may have
   * replaced it already.
   */
  recover(
    text: string,
    failed: string,
    { code, routine }: { readonly code?: string | undefined; readonly routine?: string | undefined },
  ): boolean {
    if (code === '0A000' && routine === 'RevalidateCachedQuery') {
      if (this.#prepared.get(text)?.name === failed) {
        this.#version += 1;
        this.#prepare(text);
      }
      return true;
    }
    const isNotPrepared = code === '26000' || code === '42P05';
    if (isNotPrepared) this.#isOn = false;
    return isNotPrepared;
  }

  /**
   * A name that no connection has used for another text or for an outdated plan of this one. A new name would be enough
   * for PostgreSQL. But PgBouncer replaces names by its own, one for each text, and would use the outdated plan again:
   * so the text is new as well.
   */
  #prepare(text: string): Prepared {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const isFirst = this.#version === 0;
    const prepared = {
      name: `jhola_${this.#version}_${hash}`,
      text: isFirst ? text : `/* ${this.#process} ${this.#version} */ ${text}`,
    };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  #forgetOldest(): void {
    if (this.#counts.size <= MOST_COUNTED) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}
