import { useRef, useState } from 'react';
import type { FaultSummaryHandle } from './fault-summary.tsx';
import { type Faults, serverFaults } from '#platform/form/server-faults.ts';

const NONE: Faults = new Map();

/**
 * The errors of a form: its own validation (`found`), shown from the first submit on, and the server's errors, each
 * until its field changes. The summary gets the focus when there are errors.
 */
export function useFaults(found: Faults = NONE) {
  const [wasSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<Faults>(NONE);
  const summary = useRef<FaultSummaryHandle>(null);
  const own = wasSubmitted ? found : NONE;
  return {
    faults: new Map([...refused, ...own]) as Faults,
    summary,
    /** Call it at submit: returns whether the form may be sent. */
    mayBeSent: () => {
      setSubmitted(found.size > 0);
      setRefused(NONE);
      if (found.size > 0) summary.current?.focus();
      return found.size === 0;
    },
    /** Shows the errors of what the submission threw; `fields` are the form's own. */
    refuse: (failure: unknown, fields: readonly string[]) => {
      const faults = serverFaults(failure, fields);
      setRefused(faults);
      if (faults.size > 0) summary.current?.focus();
    },
    /** Call it when a field was changed: removes the server's error for it. */
    touch: (field: string) =>
      setRefused((before) =>
        before.has(field) ? new Map([...before].filter(([other]) => other !== field)) : before,
      ),
    reset: () => {
      setSubmitted(false);
      setRefused(NONE);
    },
  };
}
