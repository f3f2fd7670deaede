import type { Form } from '../api/read-form.ts';
import { type FaultSettings, faultSettings } from '../faults/fault-settings.ts';
import { ControlRefusal } from './control-refusal.ts';

/** The number fields of the control page, with their labels. */
export const NUMBERS = [
  ['webhookDelayMs', 'Delay of webhooks (ms)'],
  ['webhookShuffleMs', 'Random delay of each webhook, up to (ms)'],
  ['webhookDuplicates', 'Extra copies of each webhook'],
  ['webhooksUnknown', 'Events of unknown types sent with each webhook'],
  ['apiDelayMs', 'Delay of API responses (ms)'],
  ['apiFailures', 'Next API calls that fail with 500'],
  ['apiAnswersLost', 'Next API calls that are executed, but get no response'],
] as const satisfies readonly (readonly [keyof FaultSettings, string])[];

/** Parses the form of the control page. Throws ControlRefusal if a field is invalid. */
export function settingsOf(form: Form): FaultSettings {
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '');
  const count = (value: string) => (value === '' ? 0 : Number(value));
  const lost = text('webhooksLost');
  const point = text('diePoint');
  const forgeries = form['webhookForgeries'] ?? [];
  const parsed = faultSettings.safeParse({
    ...Object.fromEntries(NUMBERS.map(([name]) => [name, count(text(name))])),
    webhooksLost: lost === 'all' ? 'all' : count(lost),
    webhookForgeries: Array.isArray(forgeries) ? forgeries : [forgeries],
    dieAt: point === '' ? null : { point, time: count(text('dieTime')) || 1 },
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ControlRefusal(400, `${issue?.path.join('.')}: ${issue?.message}`);
}
