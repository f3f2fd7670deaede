import { AppError } from '../../../platform/app-error.ts';

/** What a form says about the time when it was opened. */
export type SeenBefore<Form> = {
  /** The values that the admin saw then. */
  readonly was?: Form | undefined;
  /** Whether the form replaces what somebody else has changed since. */
  readonly overwrites: boolean;
};

/**
 * The values to save of a form. A field that the admin left alone keeps its present value (`now`), because somebody else
 * may have changed it since the form was opened. Throws STALE, with the field, if both have changed the same one to
 * different values, unless the form `overwrites`. Without `was`, all values of the form are saved.
 */
export function keepOthersChanges<Form extends object>(
  form: Form,
  { was, overwrites }: SeenBefore<Form>,
  now: Pick<Form, keyof Form>,
): Form {
  if (was === undefined) return form;
  const kept = { ...form };
  for (const field of Object.keys(form) as (keyof Form & string)[]) {
    if (isSame(form[field], was[field])) kept[field] = now[field];
    else if (!overwrites && !isSame(now[field], was[field]) && !isSame(now[field], form[field])) {
      throw new AppError('STALE', { field });
    }
  }
  return kept;
}

/** Whether two values are equal; those of a list may be in any order. */
function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) => (Array.isArray(value) ? value.toSorted() : value));
  return JSON.stringify(first) === JSON.stringify(second);
}
