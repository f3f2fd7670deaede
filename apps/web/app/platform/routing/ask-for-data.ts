import { NoAnswerError } from '@jhola/contract/client';
import { inTime } from '../in-time.ts';
import { onceMore } from '../once-more.ts';
import { PageError } from './page-error.ts';

const LIMIT_MS = 10_000;

/**
 * Asks the server for data of pages, and once more where no answer came.
 * Throws PageError where the answer is a refusal, NoAnswerError where it didn't come or isn't data.
 */
export function askForData(url: string, signal?: AbortSignal): Promise<unknown> {
  return onceMore(() => inTime(ask(url, signal), LIMIT_MS), signal);
}

async function ask(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(url, signal ? { signal } : {});
    if (!answer.ok) throw new PageError(answer.status);
    return await answer.json();
  } catch (error) {
    throw error instanceof PageError ? error : new NoAnswerError(String(error));
  }
}
