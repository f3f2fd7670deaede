import { parseSync } from 'rolldown/utils';
import type { Module } from './module.ts';
import { readWrites } from './read-writes.ts';
import { resolveImport } from './resolve-import.ts';

/**
 * Reads a file's imports (static, dynamic, re-exports and types) and the tables that it writes. A Markdown file has
 * neither. Throws if it can't be parsed.
 */
export function readModule(path: string, text: string): Module {
  if (path.endsWith('.md')) return { path, text, code: '', imports: [], writes: [] };
  const parsed = parseSync(path, text);
  const fault = parsed.errors[0];
  if (fault !== undefined) throw new Error(`${path}: ${fault.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const specifiers = [
    ...staticImports.map((found) => found.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => literal(text.slice(start, end))),
  ].filter((specifier) => specifier !== undefined);
  return {
    path,
    text,
    code: withoutComments(text, parsed.comments),
    imports: [...new Set(specifiers)].map((specifier) => ({
      specifier,
      target: resolveImport(path, specifier),
    })),
    writes: readWrites(parsed.program, text),
  };
}

/** The string literal's value; a path that is computed at run time can't be checked. */
function literal(expression: string): string | undefined {
  return /^(['"`])([^'"`$]+)\1$/.exec(expression)?.[2];
}

function withoutComments(text: string, comments: readonly { start: number; end: number }[]): string {
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
  }
  return code;
}
