import { ApiFault } from './api-fault.ts';

/** The content of a form or query string, nested by its brackets; lists are arrays. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

const DEEPEST = 6;

/** Parses `a[b][0][c]=x` as `{ a: { b: [{ c: 'x' }] } }`. Throws ApiFault if names contradict each other. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(text)) put(form, name, value);
  return listsOf(form) as Form;
}

function put(form: Form, name: string, value: string): void {
  const path = pathOf(name);
  const last = path.pop() as string;
  let place = form;
  for (const [index, part] of path.entries()) {
    const at = part === '' ? String(Object.keys(place).length) : part;
    place[at] ??= Object.create(null) as Form;
    const next = place[at];
    if (typeof next === 'string') throw contradiction(path.slice(0, index + 1).join('.'));
    place = next as Form;
  }
  const at = last === '' ? String(Object.keys(place).length) : last;
  if (place[at] !== undefined) throw contradiction(name);
  place[at] = value;
}

function pathOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined) throw contradiction(name);
  const path = [first, ...[...(rest ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '')];
  if (path.length > DEEPEST) throw contradiction(name);
  return path;
}

function listsOf(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (isList) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner);
  return Object.fromEntries(entries);
}

function contradiction(name: string): ApiFault {
  return new ApiFault(`The parameter can't be read: ${name}`, { code: 'parameter_invalid', param: name });
}
