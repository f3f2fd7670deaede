import { useEffect, useRef, useState } from 'react';
import { type Faults, serverFaults, WHOLE_FORM } from './server-faults.ts';

const NONE: Faults = new Map();

/**
 * What the server refused of a form, by field, until that field is changed. After a refusal the first wrong control
 * inside the element of `ref` gets the focus.
 */
export function useServerFaults<Holder extends HTMLElement = HTMLFormElement>() {
  const [faults, setFaults] = useState<Faults>(NONE);
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<Holder>(null);
  useEffect(() => {
    // After the messages have been rendered; not at a change of a field, which would take the focus from it.
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return {
    ref,
    faults,
    /** `failure` is what sending threw, if it did; `unnamed` is the field for a message that names none of `fields`. */
    refuse: (failure: unknown, fields: readonly string[], unnamed?: string) => {
      const found = serverFaults(failure, fields);
      const whole = found.get(WHOLE_FORM);
      if (whole === undefined) setFaults(found);
      else setFaults(unnamed === undefined ? NONE : new Map([[unnamed, whole]]));
      setRefusals((before) => before + 1);
    },
    /** To be told that a field was changed: what the server said of it is outdated. */
    touch: (field: string) =>
      setFaults((before) =>
        before.has(field) ? new Map([...before].filter(([other]) => other !== field)) : before,
      ),
  };
}
