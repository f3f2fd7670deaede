import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { currentLanguage } from './language.ts';
import type { Texts } from './texts.ts';

/**
 * The texts of one part of the server in one language, from messages in the ICU syntax without tags. A message is
 * compiled at first use. In a build of the pages `apps/web/app/platform/catalogue.ts` replaces this module: its
 * messages are compiled in advance, so that browsers need no parser, and their tags create React nodes.
 */
export function catalogue<const Messages extends Record<string, string>>(
  messages: Messages,
): Texts<Messages> {
  const texts = Object.entries(messages).map(([key, message]) => [key, textOf(message)]);
  return Object.fromEntries(texts) as Texts<Messages>;
}

function textOf(message: string): unknown {
  if (!message.includes('{')) return compile(message);
  let compiled: CompiledMessage | undefined;
  return (values: FormatValues) => {
    compiled ??= compile(message);
    return format(compiled, `${currentLanguage()}-IN`, values, OPTIONS);
  };
}

const numberFormat = new Intl.NumberFormat('en-IN');
const pluralRules = new Map<string, Intl.PluralRules>();

const OPTIONS: FormatOptions = {
  formatters: {
    getPluralRules: (locale, options) => {
      const key = `${String(locale)} ${options?.type ?? ''}`;
      const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options);
      pluralRules.set(key, rules);
      return rules;
    },
    // All languages of India use the same number format.
    getNumberFormat: () => numberFormat,
    getDateTimeFormat: () => {
      throw new Error('Messages take dates and times as formatted text');
    },
  },
};
