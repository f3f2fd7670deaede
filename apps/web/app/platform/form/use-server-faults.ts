import { useEffect, useRef, useState } from 'react';
import { type Faults, serverFaults, WHOLE_FORM } from './server-faults.ts';

const NONE: Faults = new Map();

/**
 * The server's errors for a form, by field, until that field is changed. After a failed submission the first invalid
 * control of the form in `ref` gets the focus.
 */
export function useServerFaults() {
  const [faults, setFaults] = useState<Faults>(NONE);
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After the messages have been rendered; not when a field changes, which would take the focus away from it.
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return {
    ref,
    faults,
    /**
     * `failure` is what the submission threw, if anything; `unnamed` is the field for an error that names none of
     * `fields`.
     */
    refuse: (failure: unknown, fields: readonly string[], unnamed?: string) => {
      const found = serverFaults(failure, fields);
      const whole = found.get(WHOLE_FORM);
      if (whole === undefined) setFaults(found);
      else setFaults(unnamed === undefined ? NONE : new Map([[unnamed, whole]]));
      setRefusals((before) => before + 1);
    },
    /** Removes all errors. */
    clear: () => setFaults(NONE),
    /** Call it when a field was changed: removes its error. */
    touch: (field: string) =>
      setFaults((before) =>
        before.has(field) ? new Map([...before].filter(([other]) => other !== field)) : before,
      ),
  };
}
