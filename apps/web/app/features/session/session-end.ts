import { onCallOutcome } from '#platform/call-outcomes.ts';
import { createFailureRule } from './failure-rule.ts';
import { sessionStore } from './session-api.ts';

const listeners = new Set<() => void>();

/** Calls `listener` when a call's failure has ended the session. Returns a function that unsubscribes it. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const judge = createFailureRule(() => {
  sessionStore.end();
  for (const listener of listeners) listener();
});

/** Applies the failure rule to every call of this tab. Returns a function that stops it. */
export function watchFailures(): () => void {
  return onCallOutcome((outcome) => {
    if (outcome.kind === 'failure') judge(outcome.status);
  });
}
