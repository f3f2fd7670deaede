/**
 * What to save of a form of which `was` are the values that its admin began with: a field that they left alone keeps its
 * present value, because somebody else may have changed it since. All of the form if `was` is undefined.
 */
export function keepOthersChanges<Form extends object>(
  form: Form,
  was: Form | undefined,
  now: Pick<Form, keyof Form>,
): Form {
  if (was === undefined) return form;
  const fields = Object.keys(form) as (keyof Form)[];
  const untouched = fields.filter((field) => JSON.stringify(form[field]) === JSON.stringify(was[field]));
  return { ...form, ...Object.fromEntries(untouched.map((field) => [field, now[field]])) };
}
