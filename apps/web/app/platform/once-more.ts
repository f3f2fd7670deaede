import { NoAnswerError } from '@jhola/contract/client';

const BEFORE_RETRY_MS = 400;

/**
 * What `attempt` gives. Where it ends without an answer it is made once more, after a moment; not where `given` has
 * been aborted before. For what does no harm when it is done twice. Throws what the last attempt throws.
 */
export async function onceMore<Answer>(attempt: () => Promise<Answer>, given?: AbortSignal): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof NoAnswerError) || given?.aborted) throw error;
    await pause(BEFORE_RETRY_MS, given);
    return attempt();
  }
}

/** Waits, and no longer than until `given` is aborted. */
function pause(ms: number, given?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    given?.addEventListener('abort', end, { once: true });
  });
}
