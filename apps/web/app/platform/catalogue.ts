import type { Texts } from '@jhola/messages';
import { formatNumber } from '@jhola/messages/format-number';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { LANGUAGE } from '#messages/language.ts';

/**
 * The texts of one feature in one language. A message is written in the ICU syntax: `{name}`, `{count, plural, one {#
 * item} other {# items}}`, `<link>terms</link>`. A message without such parts is a string; any other is a function of
 * its values, which returns a string, or nodes if it has tags. The build compiles the messages and leaves out all
 * languages but one: see `messages-plugin.ts`.
 */
export function catalogue<const Messages extends Record<string, string>>(
  messages: Messages,
): Texts<Messages, ReactNode> {
  const compiled = Object.entries(messages as Record<string, CompiledMessage>);
  return Object.fromEntries(compiled.map(([key, message]) => [key, textOf(message)])) as Texts<
    Messages,
    ReactNode
  >;
}

function textOf(message: CompiledMessage): unknown {
  if (typeof message === 'string') return message;
  return (values: Record<string, unknown>) =>
    join(format<ReactNode>(message, LANGUAGE.locale, joined(values), OPTIONS));
}

/** The values, with tags that receive their content as one node rather than a list, whose items would need keys. */
function joined(values: Record<string, unknown>) {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    return [name, (chunks: ReactNode[]) => (value as (content: ReactNode) => ReactNode)(join(chunks))];
  });
  return Object.fromEntries(entries) as Parameters<typeof format<ReactNode>>[2];
}

function join(parts: ReactNode): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...(parts as ReactNode[])) : parts;
}

const pluralRules = new Map<unknown, Intl.PluralRules>();
/** The part of a number format that messages use. All languages of India have the same. */
const numberFormat = { format: (value: number) => formatNumber(value) } as Intl.NumberFormat;

const OPTIONS: FormatOptions = {
  formatters: {
    getPluralRules: (locale, options) => {
      const rules = pluralRules.get(options?.type) ?? new Intl.PluralRules(locale, options);
      pluralRules.set(options?.type, rules);
      return rules;
    },
    getNumberFormat: () => numberFormat,
    getDateTimeFormat: () => {
      throw new Error('Pass dates as text');
    },
  },
};
