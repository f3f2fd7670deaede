import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { parseAst, type Plugin } from 'vite';

const RUNTIME = join(import.meta.dirname, 'app/platform/catalogue.ts');
const FOLDER = join(import.meta.dirname, 'app/messages');
/** A catalogue of the pages, or of a package. */
const CATALOGUE = /\/messages\/[a-z]{2}\/[\w-]+\.ts$/;
/** The modules of a package that import its catalogues in all languages. */
const JOINS_LANGUAGES = /[/\\]messages[/\\](?:index|[\w-]+-texts)\.ts$/;
/** The form of these imports. */
const OF_A_PACKAGE = /^\.\/[a-z]{2}\/([\w-]+\.ts)$/;

/** The languages: each has a folder in `app/messages`. English, the reference for all others, comes first. */
export const LANGUAGES: readonly string[] = globSync('*/language.ts', { cwd: FOLDER })
  .map((path) => path.slice(0, 2))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/**
 * Builds each environment in one language: `#messages/…` resolves to that language's folder, in the packages all
 * imports resolve to it, and the messages are compiled, so that the browser needs no parser and gets no other language.
 * @param languageOf the language of a Vite environment
 */
export function messagesPlugin(languageOf: (environment: string) => string): Plugin {
  return {
    name: 'jhola-messages',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const language = languageOf(this.environment.name);
      const [, file] = /^#messages\/(.+)$/.exec(source) ?? [];
      if (file !== undefined) return join(FOLDER, language, file);
      const [, ofPackage] = OF_A_PACKAGE.exec(source) ?? [];
      if (ofPackage === undefined || !JOINS_LANGUAGES.test(importer)) return null;
      return join(dirname(importer), language, ofPackage);
    },
    transform(code, id) {
      if (!CATALOGUE.test(id.replaceAll('\\', '/'))) return null;
      const messages = readMessages(code);
      if (messages === null) return null;
      const compiled = Object.entries(messages).map(([key, message]) => [key, compile(message)]);
      return {
        code: `import { catalogue } from ${JSON.stringify(RUNTIME)};
export const texts = /* @__PURE__ */ catalogue(${JSON.stringify(Object.fromEntries(compiled))});`,
        map: { mappings: '' as const },
      };
    },
  };
}

/** The messages of a catalogue's file by key. Throws if one isn't plain text. */
export function messagesOf(path: string): Record<string, string> {
  return readMessages(readFileSync(path, 'utf8')) ?? {};
}

type Node = { readonly type: string; readonly [property: string]: unknown };

/** The messages of a module's `catalogue({ … })`, or null if it has none. */
function readMessages(code: string): Record<string, string> | null {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  const call = body.map(catalogueCall).find((found) => found !== null);
  if (call === undefined || call === null) return null;
  const [{ properties }] = call.arguments as [{ properties: readonly { key: Node; value: Node }[] }];
  return Object.fromEntries(properties.map(({ key, value }) => [key.name ?? key.value, textOf(value)]));
}

function catalogueCall(statement: Node): Node | null {
  if (statement.type !== 'ExportNamedDeclaration') return null;
  const { declarations } = (statement.declaration ?? {}) as { declarations?: readonly { init: Node }[] };
  const init = declarations?.[0]?.init;
  const call = init?.type === 'TSSatisfiesExpression' ? (init.expression as Node) : init;
  return call?.type === 'CallExpression' && (call.callee as Node).name === 'catalogue' ? call : null;
}

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  throw new Error(`A message is plain text, not ${node.type}`);
}
