import { type ChangeEvent, type FormEvent, useState } from 'react';

/** The typed texts of a small form, and what its inputs need. */
export function useForm<Fields extends Record<string, string>>(initial: Fields) {
  const [fields, setFields] = useState(initial);
  return {
    fields,
    /** Nothing is left empty. */
    isFilled: Object.values(fields).every((text) => text.trim() !== ''),
    /** `name`, `value` and `onChange` of one input. */
    input: (name: keyof Fields & string) => ({
      name,
      value: fields[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: target.value }),
    }),
  };
}

/** A submit handler that leaves the page where it is. */
export function onSubmit(submit: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
}
