import { tabStorage } from '#platform/tab-storage.ts';

/** Unsaved input of a form. */
export type StoredDraft<Draft> = {
  readonly draft: Draft;
  /** When the edited thing was last changed, as of opening the form; null for a new thing. */
  readonly base: string | null;
  /** When it was stored, as an ISO time. */
  readonly at: string;
};

/** The part of `Storage` that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'draft';

/**
 * Stores drafts by person and form in this tab's session storage. They survive reloads, the end of the session and
 * another login, and two tabs never overwrite each other's.
 */
export function createDraftStore(storage: () => DraftStorage | null) {
  const keyOf = (person: string, form: string) => `${PREFIX} ${person} ${form}`;
  /** Of all drafts, the person and the form. */
  const all = () => {
    const store = storage();
    return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '').flatMap(
      (key) => {
        const [prefix, person = '', ...words] = key.split(' ');
        return prefix === PREFIX ? [{ person, form: words.join(' ') }] : [];
      },
    );
  };
  return {
    keep(person: string, form: string, kept: StoredDraft<unknown>): void {
      try {
        storage()?.setItem(keyOf(person, form), JSON.stringify(kept));
      } catch {
        // Full, or forbidden: the form itself still has everything.
      }
    },
    /** The stored draft, if it has all fields of the form. */
    read<Draft extends object>(person: string, form: string, like: Draft): StoredDraft<Draft> | null {
      const text = storage()?.getItem(keyOf(person, form)) ?? null;
      const kept = text === null ? null : (JSON.parse(text) as StoredDraft<Draft>);
      return kept !== null && Object.keys(like).every((field) => field in kept.draft) ? kept : null;
    },
    drop(person: string, form: string): void {
      storage()?.removeItem(keyOf(person, form));
    },
    /** Deletes every person's draft of a form, because the thing that it is about was deleted. */
    dropOfAll(form: string): void {
      for (const draft of all()) if (draft.form === form) storage()?.removeItem(keyOf(draft.person, form));
    },
    /** The forms of this person whose names start with `beginning`. */
    forms(person: string, beginning: string): string[] {
      return all().flatMap((draft) =>
        draft.person === person && draft.form.startsWith(beginning) ? [draft.form] : [],
      );
    },
    /** The forms of every person whose names start with `beginning`, each once. */
    formsOfAll(beginning: string): string[] {
      return [...new Set(all().flatMap(({ form }) => (form.startsWith(beginning) ? [form] : [])))];
    },
  };
}

/** The drafts of this tab; none on the server, or if the browser refuses storage. */
export const draftStore = createDraftStore(tabStorage);
