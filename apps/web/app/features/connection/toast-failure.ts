import { ApiError, NoAnswerError } from '@jhola/contract/client';
import { toast } from '#ui/toast.ts';

/**
 * Says why a call failed, in the server's own words. That there was no answer at all is said by the banner;
 * what is no call's failure is thrown on.
 */
export function toastFailure(error: unknown): void {
  if (error instanceof ApiError) {
    if (error.message !== '') toast.error(error.message, { id: error.message });
  } else if (!(error instanceof NoAnswerError)) {
    throw error;
  }
}
