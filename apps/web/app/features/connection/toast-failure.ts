import { ApiError, NoAnswerError } from '@jhola/contract/client';
import { failedAction, onCallOutcome } from '#platform/call-outcomes.ts';
import { toast } from '#ui/toast.ts';

/** The ids of the toasts that tell of failed actions, by the action. */
const toasts = new Map<string, Set<string>>();

/**
 * Says why a call failed, in the server's own words. That there was no answer at all is said by the banner;
 * what is no call's failure is thrown on.
 */
export function toastFailure(error: unknown): void {
  if (error instanceof ApiError) {
    if (error.message !== '') toast.error(error.message, { id: error.message });
    const action = failedAction(error);
    if (action !== undefined) toasts.set(action, new Set([...(toasts.get(action) ?? []), error.message]));
  } else if (!(error instanceof NoAnswerError)) {
    throw error;
  }
}

/** Dismisses an action's error toasts as soon as the same action succeeds; returns how to stop that. */
export function watchFailureToasts(): () => void {
  return onCallOutcome(({ kind, action }) => {
    if (kind === 'success') dismissFailures(action);
  });
}

function dismissFailures(action: string): void {
  const ids = toasts.get(action) ?? [];
  toasts.delete(action);
  for (const id of ids) {
    // Two actions can have failed for the same reason, which is said once.
    if (![...toasts.values()].some((others) => others.has(id))) toast.dismiss(id);
  }
}
