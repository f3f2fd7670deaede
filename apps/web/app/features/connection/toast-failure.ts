import { ApiError, NoResponseError } from '@jhola/contract/client';
import { failedAction, onCallOutcome } from '#platform/call-outcomes.ts';
import { toast } from '#ui/toast.ts';

/** The ids of the toasts about failed actions, by the action. */
const toasts = new Map<string, Set<string>>();

/**
 * Shows the server's message of a failed call in a toast. Ignores calls without a response, which the banner reports;
 * rethrows errors that don't come from a call.
 */
export function toastFailure(error: unknown): void {
  if (error instanceof ApiError) {
    if (error.message !== '') toast.error(error.message, { id: error.message });
    const action = failedAction(error);
    if (action !== undefined) toasts.set(action, new Set([...(toasts.get(action) ?? []), error.message]));
  } else if (!(error instanceof NoResponseError)) {
    throw error;
  }
}

/** Dismisses an action's error toasts as soon as the same action succeeds. Returns a function that stops this. */
export function watchFailureToasts(): () => void {
  return onCallOutcome(({ kind, action }) => {
    if (kind === 'success') dismissFailures(action);
  });
}

function dismissFailures(action: string): void {
  const ids = toasts.get(action) ?? [];
  toasts.delete(action);
  for (const id of ids) {
    // Two actions may have failed with the same message, which is shown once.
    if (![...toasts.values()].some((others) => others.has(id))) toast.dismiss(id);
  }
}
