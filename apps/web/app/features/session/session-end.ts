import { onCallOutcome } from '#platform/call-outcomes.ts';
import { createFailureRule } from './failure-rule.ts';
import { sessionStore } from './session-api.ts';

const listeners = new Set<() => void>();

/** Tells `listener` when a call's failure has ended the session; returns how to stop that. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const judge = createFailureRule(() => {
  sessionStore.end();
  for (const listener of listeners) listener();
});

/** Holds every call of this tab against the rule; returns how to stop that. */
export function watchFailures(): () => void {
  return onCallOutcome((outcome) => {
    if (outcome.kind === 'failure') judge(outcome.status);
  });
}
