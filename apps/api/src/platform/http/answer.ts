import { ERRORS, type ErrorAnswer, type ErrorCode } from '@jhola/contract';

/** The body of a failed call. */
export function errorAnswer(code: ErrorCode, message: string = ERRORS[code][1], field?: string): ErrorAnswer {
  const answer = { success: false, error: true, message, data: null, code } as const;
  return field === undefined ? answer : { ...answer, field };
}
