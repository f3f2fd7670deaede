import { type Id, makeId } from '@jhola/domain';
import { isRefusal } from './is-refusal.ts';
import { statusOf } from './status-of.ts';
import { parsedFromTab, storeInTab, tabStorage } from './tab-storage.ts';

type Attempt<Of extends string> = { readonly form: string; readonly key: Id<Of> };

/**
 * The id by which the server recognises a repeated request: the same for the same form until its outcome is known,
 * however often it is sent; a different one for another form.
 */
export class AttemptKey<Of extends string = 'Attempt'> {
  readonly #storedAs: string | null;
  #last: Attempt<Of> | null;

  /** `storedAs`: where this tab stores an attempt while its outcome is unknown, so that it survives a reload. */
  constructor(storedAs: string | null = null) {
    this.#storedAs = storedAs;
    this.#last = storedAs === null ? null : (parsedFromTab(storedAs) as Attempt<Of> | null);
  }

  /** Whether a form was sent and its outcome isn't known. */
  get isUnknown(): boolean {
    return this.#last !== null;
  }

  /** The form that was sent, while its outcome is unknown; null otherwise. */
  get unknownForm(): unknown {
    return this.#last === null ? null : JSON.parse(this.#last.form);
  }

  /** Ends the attempt: the next request has another key, also for the same form. */
  forget(): void {
    this.#keep(null);
  }

  /**
   * Sends the form with its key. A success or the server's refusal ends the attempt. After any other error the outcome
   * is unknown, and the next request for this form has the same key; it stays unknown if that is refused without a look
   * at the form. Throws what `request` throws.
   */
  async send<Result>(form: unknown, request: (key: Id<Of>) => Promise<Result>): Promise<Result> {
    const text = JSON.stringify(form);
    const unknown = this.#last?.form === text ? this.#last : null;
    const last = unknown ?? { form: text, key: makeId<Of>(new Date()) };
    this.#keep(last);
    try {
      const response = await request(last.key);
      this.#keep(null);
      return response;
    } catch (error) {
      if (isRefusal(error) && !(unknown && isUnread(error))) this.#keep(null);
      throw error;
    }
  }

  /**
   * Adds a thing once, however often its form is sent, also if that has been corrected after a lost response: then what
   * the earlier form has added is changed by `correct`, which resolves to null if it is gone. Throws what `add` and
   * `correct` throw.
   */
  async addOnce<Form, Added>(
    form: Form,
    add: (form: Form, key: Id<Of>) => Promise<Added>,
    correct: (added: Added, earlier: Form) => Promise<Added | null>,
  ): Promise<Added> {
    const last = this.#last;
    if (last !== null && last.form !== JSON.stringify(form)) {
      const earlier = JSON.parse(last.form) as Form;
      const added = await add(earlier, last.key).catch(nullIfRefused);
      // A refused correction doesn't end the attempt: what it is about was added.
      const corrected = added === null ? null : await correct(added, earlier);
      this.#keep(null);
      if (corrected !== null) return corrected;
    }
    return this.send(form, (key) => add(form, key));
  }

  #keep(last: Attempt<Of> | null): void {
    this.#last = last;
    if (this.#storedAs === null) return;
    if (last === null) tabStorage()?.removeItem(this.#storedAs);
    else storeInTab(this.#storedAs, JSON.stringify(last));
  }
}

/** For `catch`: null if the server refused, so that nothing was added, or it was deleted since. */
function nullIfRefused(error: unknown): null {
  if (isRefusal(error) && !isUnread(error)) return null;
  throw error;
}

/** Whether a refusal doesn't depend on the form: the session has ended, a role is missing, or too many were sent. */
function isUnread(error: unknown): boolean {
  return [401, 403, 429].includes(statusOf(error) ?? 0);
}
