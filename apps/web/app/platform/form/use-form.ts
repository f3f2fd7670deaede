import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useServerFaults } from './use-server-faults.ts';

/** The names of fields whose text may be spaces only: password, newPassword, …. */
const IS_PASSWORD = /password$/i;

/**
 * State of a small form: its texts, the server's errors, and props for its inputs. `given`: the texts of fields that
 * aren't edited; they may change. `restored`: those that were edited before the form was opened.
 */
export function useForm<Fields extends Record<string, string>>(
  given: Fields,
  restored: Partial<NoInfer<Fields>> = {},
) {
  const [edited, setEdited] = useState<Partial<Fields>>(restored);
  const { ref, faults, refuse, touch, clear } = useServerFaults();
  const fields: Fields = { ...given, ...edited };
  return {
    /** For the form element. */
    ref,
    fields,
    /** Forgets the errors and what was edited; with `sent`, only what is still as it was sent. */
    reset: (sent?: Fields) => {
      setEdited((before) => (sent === undefined ? {} : editedSince(before, sent)));
      clear();
    },
    /** No field is empty. Spaces alone are a text only in a password. */
    isFilled: Object.entries(fields).every(
      ([name, text]) => (IS_PASSWORD.test(name) ? text : text.trim()) !== '',
    ),
    /** The props of one input. Its error is in a toast too: `run` of useTask shows it. */
    input: (name: keyof Fields & string) => ({
      name,
      value: fields[name],
      error: faults.get(name),
      isAnnounced: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const { value } = target;
        touch(name);
        setEdited((before) => ({ ...before, [name]: value }));
      },
    }),
    /**
     * Shows the errors of a failed submission (null for none) at their fields until those are changed; an error without
     * a field is shown at `unnamed`.
     */
    refuse: (failure: unknown, unnamed?: keyof Fields & string) =>
      refuse(failure, Object.keys(fields), unnamed),
  };
}

/** The texts that are no longer as they were sent. */
export function editedSince<Fields extends Record<string, string>>(
  edited: Partial<Fields>,
  sent: Fields,
): Partial<Fields> {
  const later = Object.entries(edited).filter(([name, text]) => text !== sent[name]);
  return Object.fromEntries(later) as Partial<Fields>;
}

/** Makes a submit handler that prevents the browser's own submission. */
export function onSubmit(submit: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
}
