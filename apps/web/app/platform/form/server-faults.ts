import { ApiError } from '@jhola/contract/client';

/** The errors of a form, by field. */
export type Faults = ReadonlyMap<string, string>;

/** The key of errors that belong to no field of the form. */
export const WHOLE_FORM = '';

/**
 * The server's errors for a form, by field. An error for a field that the form lacks, or for none, is under WHOLE_FORM.
 * Empty if there was no response.
 */
export function serverFaults(failure: unknown, fields: readonly string[]): Faults {
  if (!(failure instanceof ApiError) || failure.message === '') return new Map();
  const { field, fields: named = field === undefined ? {} : { [field]: failure.message } } = failure.body;
  const own = Object.entries(named).filter(([name]) => fields.includes(name));
  return own.length > 0 ? new Map(own) : new Map([[WHOLE_FORM, failure.message]]);
}
