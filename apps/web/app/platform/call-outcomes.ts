import { ApiError, type ContractClient, type ErrorCode, NoResponseError } from '@jhola/contract/client';
import type { DownloadClient } from '@jhola/contract/download-client';

/**
 * The outcome of a call: success, failure with its status, or no response. `action` names the call and what it is
 * about: it is the same for each attempt, even if other input differs.
 */
export type CallOutcome = { readonly action: string } & (
  | { kind: 'success' }
  | { kind: 'failure'; status: number; code: ErrorCode | undefined }
  | { kind: 'no-response' }
);

/** The input fields that identify what a call is about. */
const THING_FIELDS = ['_id', 'productId', 'id', 'field'] as const;

const failedActions = new WeakMap<object, string>();

const listeners = new Set<(outcome: CallOutcome) => void>();

/** Calls `listener` with the outcome of every call in this tab; returns a function that unsubscribes it. */
export function onCallOutcome(listener: (outcome: CallOutcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The action whose failure threw this error; undefined for other errors. */
export function failedAction(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? failedActions.get(error) : undefined;
}

function actionOf(name: string, input: unknown): string {
  const fields = (input ?? {}) as Readonly<Record<string, unknown>>;
  return [name, ...THING_FIELDS.map((field) => fields[field]).filter((id) => typeof id === 'string')].join(
    ' ',
  );
}

/** Wraps a client so that its outcomes are reported to the listeners. Calls aborted by their caller aren't reported. */
export function reportOutcomes<Client extends ContractClient | DownloadClient>(client: Client): Client {
  const call = client as (...sent: Parameters<Client>) => Promise<unknown>;
  return (async (...sent: Parameters<Client>) => {
    const action = actionOf(sent[0], sent[1]);
    try {
      const response = await call(...sent);
      notify({ action, kind: 'success' });
      return response;
    } catch (error) {
      if (error instanceof ApiError) {
        failedActions.set(error, action);
        notify({ action, kind: 'failure', status: error.status, code: error.body.code });
      } else if (error instanceof NoResponseError) notify({ action, kind: 'no-response' });
      throw error;
    }
  }) as Client;
}

function notify(outcome: CallOutcome): void {
  for (const listener of listeners) listener(outcome);
}
