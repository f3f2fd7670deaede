import { type ErrorAnswer, type ErrorCode, errorTexts } from '@jhola/contract';

/** What only some errors have: the input fields that they are about, or how a login goes on. */
export type ErrorParts = Pick<ErrorAnswer, 'field' | 'fields' | 'secondStep'>;

/** The body of a failed call. */
export function errorAnswer(
  code: ErrorCode,
  message: string = errorTexts[code],
  { field, fields, secondStep }: { [Key in keyof ErrorParts]: ErrorParts[Key] | undefined } = {},
): ErrorAnswer {
  return {
    success: false,
    error: true,
    message,
    data: null,
    code,
    ...(field !== undefined && { field }),
    ...(fields !== undefined && { fields }),
    ...(secondStep !== undefined && { secondStep }),
  };
}
