import { useRef, useState } from 'react';
import type { FaultSummaryHandle } from './fault-summary.tsx';
import { type Faults, serverFaults } from '#platform/form/server-faults.ts';

const NONE: Faults = new Map();

/**
 * What is wrong with a form: what it finds itself, from the first submit on and as it is typed, and what the server
 * refused, until that field is changed. Whatever is found takes the focus to the summary.
 */
export function useFaults(found: Faults = NONE) {
  const [wasSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<Faults>(NONE);
  const summary = useRef<FaultSummaryHandle>(null);
  const own = wasSubmitted ? found : NONE;
  return {
    faults: new Map([...refused, ...own]) as Faults,
    summary,
    /** To be asked at submit: whether the form may be sent. */
    mayBeSent: () => {
      setSubmitted(found.size > 0);
      setRefused(NONE);
      if (found.size > 0) summary.current?.focus();
      return found.size === 0;
    },
    /** To be told what sending threw; `fields` are the form's own. */
    refuse: (failure: unknown, fields: readonly string[]) => {
      const faults = serverFaults(failure, fields);
      setRefused(faults);
      if (faults.size > 0) summary.current?.focus();
    },
    /** To be told that a field was changed: what the server said of it is old. */
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
