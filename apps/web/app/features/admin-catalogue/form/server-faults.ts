import { ApiError } from '@jhola/contract/client';

/** What is wrong with a form, by field. */
export type Faults = ReadonlyMap<string, string>;

/** The key of what is about no field of the form. */
export const WHOLE_FORM = '';

/** Why the server refused a form, by its field; under WHOLE_FORM where it names none that the form has. */
export function serverFaults(failure: unknown, fields: readonly string[]): Faults {
  if (!(failure instanceof ApiError) || failure.message === '') return new Map();
  const field = failure.answer.field ?? WHOLE_FORM;
  return new Map([[fields.includes(field) ? field : WHOLE_FORM, failure.message]]);
}
