import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useServerFaults } from './use-server-faults.ts';

/** The typed texts of a small form, what the server refused of them, and what its inputs need. */
export function useForm<Fields extends Record<string, string>>(initial: Fields) {
  const [fields, setFields] = useState(initial);
  const { ref, faults, refuse, touch } = useServerFaults();
  return {
    /** For the form element. */
    ref,
    fields,
    setFields,
    /** Nothing is left empty. */
    isFilled: Object.values(fields).every((text) => text.trim() !== ''),
    /** `name`, `value`, `error` and `onChange` of one input. */
    input: (name: keyof Fields & string) => ({
      name,
      value: fields[name],
      error: faults.get(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const { value } = target;
        touch(name);
        setFields((before) => ({ ...before, [name]: value }));
      },
    }),
    /**
     * To be told what sending threw (null for nothing): its messages stand beside their fields until those are
     * changed, one that names no field beside `unnamed`.
     */
    refuse: (failure: unknown, unnamed?: keyof Fields & string) =>
      refuse(failure, Object.keys(fields), unnamed),
  };
}

/** A submit handler that leaves the page where it is. */
export function onSubmit(submit: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
}
