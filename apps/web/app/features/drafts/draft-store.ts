/** What was typed into a form and not saved. */
export type KeptDraft<Draft> = {
  readonly draft: Draft;
  /** What the form's thing was like when the form was opened: its time of last change, where there is one. */
  readonly base: string | null;
  /** When it was kept, ISO. */
  readonly at: string;
};

/** What of `Storage` the drafts use. */
export type DraftShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'draft';

/**
 * Keeps drafts by person and form in this tab's own storage: that outlives a reload, a session that ends and the
 * login after it, and two tabs never overwrite each other's.
 */
export function createDraftStore(shelf: () => DraftShelf | null) {
  const keyOf = (person: string, form: string) => `${PREFIX} ${person} ${form}`;
  return {
    keep(person: string, form: string, kept: KeptDraft<unknown>): void {
      try {
        shelf()?.setItem(keyOf(person, form), JSON.stringify(kept));
      } catch {
        // Full, or forbidden: the form itself still holds everything.
      }
    },
    /** What was kept, if it has the fields that the form has by now. */
    read<Draft extends object>(person: string, form: string, like: Draft): KeptDraft<Draft> | null {
      const text = shelf()?.getItem(keyOf(person, form)) ?? null;
      const kept = text === null ? null : (JSON.parse(text) as KeptDraft<Draft>);
      return kept !== null && Object.keys(like).every((field) => field in kept.draft) ? kept : null;
    },
    drop(person: string, form: string): void {
      shelf()?.removeItem(keyOf(person, form));
    },
    /** The forms of this person whose names begin so. */
    forms(person: string, beginning: string): string[] {
      const store = shelf();
      const keys = Array.from({ length: store?.length ?? 0 }, (_, place) => store?.key(place) ?? '');
      const start = keyOf(person, beginning);
      return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(keyOf(person, '').length));
    },
  };
}

/** The drafts of this tab; none on the server, or where the browser refuses storage. */
export const draftStore = createDraftStore(() => {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
});
