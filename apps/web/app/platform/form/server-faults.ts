import { ApiError } from '@jhola/contract/client';

/** What is wrong with a form, by field. */
export type Faults = ReadonlyMap<string, string>;

/** The key of what is about no field of the form. */
export const WHOLE_FORM = '';

/**
 * Why the server refused a form, by field. A message about a field that the form doesn't have, or about none, is
 * under WHOLE_FORM. Empty if there was no answer.
 */
export function serverFaults(failure: unknown, fields: readonly string[]): Faults {
  if (!(failure instanceof ApiError) || failure.message === '') return new Map();
  const { field, fields: named = field === undefined ? {} : { [field]: failure.message } } = failure.answer;
  const own = Object.entries(named).filter(([name]) => fields.includes(name));
  return own.length > 0 ? new Map(own) : new Map([[WHOLE_FORM, failure.message]]);
}
