/**
 * The values to save of a form. `was`: the values that the admin saw when the form was opened. A field that the admin
 * left alone keeps its present value (`now`), because somebody else may have changed it since. Without `was`, all values
 * of the form are saved.
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
