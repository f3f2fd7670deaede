import { ApiError, type ContractClient, type DownloadClient, NoAnswerError } from '@jhola/contract/client';

/** What became of a call: an answer of success, one of failure with its status, or none at all. */
export type CallOutcome = { kind: 'success' } | { kind: 'failure'; status: number } | { kind: 'silence' };

const listeners = new Set<(outcome: CallOutcome) => void>();

/** Tells `listener` of every call's outcome in this tab; returns how to stop that. */
export function onCallOutcome(listener: (outcome: CallOutcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same client, whose outcomes are told. A call that was given up by its caller has none. */
export function watched<Client extends ContractClient | DownloadClient>(client: Client): Client {
  const call = client as (...sent: Parameters<Client>) => Promise<unknown>;
  return (async (...sent: Parameters<Client>) => {
    try {
      const answer = await call(...sent);
      tell({ kind: 'success' });
      return answer;
    } catch (error) {
      if (error instanceof ApiError) tell({ kind: 'failure', status: error.status });
      else if (error instanceof NoAnswerError) tell({ kind: 'silence' });
      throw error;
    }
  }) as Client;
}

function tell(outcome: CallOutcome): void {
  for (const listener of listeners) listener(outcome);
}
