import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, messagesOf } from '../../messages-plugin.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** The catalogues of the pages, and those of packages and the API. */
const FOLDERS = ['apps/web/app/messages', ...globSync('{packages/*,apps/api}/src/messages', { cwd: ROOT })];
const [english = 'en', ...others] = LANGUAGES;

const filesOf = (folder: string, language: string) =>
  globSync('**/*.ts', { cwd: join(ROOT, folder, language) }).sort();

test('the shop speaks English and Hindi', () => {
  expect([english, ...others]).toEqual(['en', 'hi']);
});

describe.each(others.flatMap((language) => FOLDERS.map((folder) => [language, folder] as const)))(
  'the messages in %s of %s',
  (language, folder) => {
    test('are in the same files as the English ones', () => {
      expect(filesOf(folder, language)).toEqual(filesOf(folder, english));
    });

    test.each(filesOf(folder, english))(
      '%s has the English keys, each with the same values and tags',
      (file) => {
        expect(partsOf(join(ROOT, folder, language, file))).toEqual(
          partsOf(join(ROOT, folder, english, file)),
        );
      },
    );

    test('have separators in the numbers in which the English ones have them', () => {
      const bare = filesOf(folder, english).flatMap((file) => {
        const own = messagesOf(join(ROOT, folder, language, file));
        return Object.entries(messagesOf(join(ROOT, folder, english, file))).flatMap(([key, message]) => {
          const counted = new Set(parse(message).flatMap((element) => countedIn(element)));
          const values = parse(own[key] ?? '').flatMap(bareValuesIn);
          return values.filter((name) => counted.has(name)).map((name) => `${file}: ${key} {${name}}`);
        });
      });
      expect(bare).toEqual([]);
    });
  },
);

/** Messages that are read by a computed key: a code, a field's name, a word; or by another package. */
const READ_BY_VALUES = [
  /contract.*\/errors\.ts: /,
  /domain.*\/pack-words\.ts: /,
  /domain.*\/product-fields\.ts: /,
  /domain.*\/order-reasons\.ts: soldOut$/,
  /api.*\/catalogue\.ts: (?:price|stock|discount)Saved$/,
];

test('every message is used', () => {
  const code = (pattern: string) =>
    globSync(pattern, { cwd: ROOT })
      .filter((path) => !/[\\/]messages[\\/]|\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const pages = code('apps/web/app/**/*.{ts,tsx}');
  const unread = FOLDERS.flatMap((folder) => {
    const inPackage = folder.startsWith('apps/web')
      ? null
      : code(`${folder.replace('/messages', '')}/**/*.ts`);
    return filesOf(folder, english).flatMap((file) => {
      const path = `${folder}/${english}/${file}`;
      const readers = inPackage ?? pages.filter((text) => text.includes(`#messages/${file}`));
      const names = new Set(readers.flatMap((text) => text.match(/(?<=[.'"])[A-Za-z_]\w*/g) ?? []));
      return Object.keys(messagesOf(join(ROOT, path)))
        .filter((key) => !names.has(key))
        .map((key) => `${path}: ${key}`);
    });
  });
  expect(unread.filter((key) => !READ_BY_VALUES.some((read) => read.test(key)))).toEqual([]);
});

/** The names of the values and tags of each message, sorted. */
function partsOf(path: string): Record<string, readonly string[]> {
  const messages = Object.entries(messagesOf(path));
  return Object.fromEntries(
    messages.map(([key, message]) => [key, [...new Set(parse(message).flatMap(namesIn))].sort()]),
  );
}

function namesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(namesIn)];
    case TYPE.select:
    case TYPE.plural:
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn)),
      ];
    default:
      return [element.value];
  }
}

/** The values that a message shows as `#` in a plural, with separators; `around` is the value of the plural around. */
function countedIn(element: MessageFormatElement, around = ''): string[] {
  switch (element.type) {
    case TYPE.pound:
      return [around];
    case TYPE.tag:
      return element.children.flatMap((child) => countedIn(child, around));
    case TYPE.select:
    case TYPE.plural: {
      const name = element.type === TYPE.plural ? element.value : around;
      return Object.values(element.options).flatMap(({ value }) =>
        value.flatMap((child) => countedIn(child, name)),
      );
    }
    default:
      return [];
  }
}

/** The values that a message shows as they are. */
function bareValuesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.argument:
      return [element.value];
    case TYPE.tag:
      return element.children.flatMap(bareValuesIn);
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => value.flatMap(bareValuesIn));
    default:
      return [];
  }
}
