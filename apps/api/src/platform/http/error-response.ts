import { type ErrorResponse, type ErrorCode, errorTexts } from '@jhola/contract';

/** Fields that only some errors have: the invalid input fields, or the next step of a login. */
export type ErrorParts = Pick<ErrorResponse, 'field' | 'fields' | 'secondStep'>;

/** The body of an error response. */
export function errorResponse(
  code: ErrorCode,
  message: string = errorTexts[code],
  { field, fields, secondStep }: { [Key in keyof ErrorParts]: ErrorParts[Key] | undefined } = {},
): ErrorResponse {
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
