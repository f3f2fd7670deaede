import { ERRORS, type ErrorAnswer, type ErrorCode } from '@jhola/contract';

/** The input fields that an error is about. */
export type FaultyFields = Pick<ErrorAnswer, 'field' | 'fields'>;

/** The body of a failed call. */
export function errorAnswer(
  code: ErrorCode,
  message: string = ERRORS[code][1],
  { field, fields }: { [Key in keyof FaultyFields]: FaultyFields[Key] | undefined } = {},
): ErrorAnswer {
  return {
    success: false,
    error: true,
    message,
    data: null,
    code,
    ...(field !== undefined && { field }),
    ...(fields !== undefined && { fields }),
  };
}
