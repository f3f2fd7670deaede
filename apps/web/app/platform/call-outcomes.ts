import { ApiError, type ContractClient, type DownloadClient, NoAnswerError } from '@jhola/contract/client';

/**
 * What became of a call: an answer of success, one of failure with its status, or none at all. `action` is the same
 * whenever the same call is made for the same thing, however else its input differs.
 */
export type CallOutcome = { readonly action: string } & (
  | { kind: 'success' }
  | { kind: 'failure'; status: number }
  | { kind: 'no-answer' }
);

/** The input fields that say which thing a call is about. */
const THING_FIELDS = ['_id', 'productId', 'id', 'field'] as const;

const failedActions = new WeakMap<object, string>();

const listeners = new Set<(outcome: CallOutcome) => void>();

/** Tells `listener` of every call's outcome in this tab; returns how to stop that. */
export function onCallOutcome(listener: (outcome: CallOutcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The action that failed with this error; undefined for errors of other origin. */
export function failedAction(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? failedActions.get(error) : undefined;
}

function actionOf(name: string, input: unknown): string {
  const fields = (input ?? {}) as Readonly<Record<string, unknown>>;
  return [name, ...THING_FIELDS.map((field) => fields[field]).filter((id) => typeof id === 'string')].join(
    ' ',
  );
}

/** The same client, whose outcomes are told. A call that was given up by its caller has none. */
export function watched<Client extends ContractClient | DownloadClient>(client: Client): Client {
  const call = client as (...sent: Parameters<Client>) => Promise<unknown>;
  return (async (...sent: Parameters<Client>) => {
    const action = actionOf(sent[0], sent[1]);
    try {
      const answer = await call(...sent);
      tell({ action, kind: 'success' });
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        failedActions.set(error, action);
        tell({ action, kind: 'failure', status: error.status });
      } else if (error instanceof NoAnswerError) tell({ action, kind: 'no-answer' });
      throw error;
    }
  }) as Client;
}

function tell(outcome: CallOutcome): void {
  for (const listener of listeners) listener(outcome);
}
