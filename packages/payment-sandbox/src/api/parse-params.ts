import { z } from 'zod';
import type { Form } from './read-form.ts';
import { ApiFault } from './api-fault.ts';

/** A whole number, as forms carry it. */
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'parameter_invalid_integer')
  .transform(Number);

/** Up to 50 keys with short values. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, 'At most 50 keys of metadata are kept');

export const expand = z.array(z.string()).max(20).default([]);

/** Parses a call's parameters. Throws ApiFault for the first invalid one. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw faultOf(parsed.error.issues[0], form);
}

function faultOf(issue: z.core.$ZodIssue | undefined, form: Form): ApiFault {
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? '']);
    return new ApiFault(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(path);
  if (valueAt(form, path) === undefined) {
    return new ApiFault(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue?.message === 'parameter_invalid_integer') {
    return new ApiFault(`Invalid integer: ${param}`, { code: 'parameter_invalid_integer', param });
  }
  return new ApiFault(`Invalid ${param}: ${issue?.message ?? 'not valid'}`, { param });
}

function valueAt(form: Form, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Partial<Form> | undefined)?.[name], form);
}

function bracketed([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((part) => `[${part}]`).join('');
}
