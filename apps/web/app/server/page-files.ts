import { existsSync, readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { LANGUAGE } from '#messages/language.ts';

/** The URLs of the browser's files that a page needs. */
export type PageFiles = {
  readonly entry: string;
  /** All modules of the page, of the entry, and what they import, each after its own imports. */
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
};

const ENTRY = 'app/entry.client.tsx';
const ROUTE_FILE = /^app\/routes\/[^/]+\/([^/]+)\.tsx$/;

/** The name of the chunk that carries out taps before hydration. It imports nothing, and is loaded first. */
const EARLY = 'early';

/** The manifest that the browser build of this language has written beside the server builds. */
const listed = new URL(`../../client/.vite/manifest-${LANGUAGE.code}.json`, import.meta.url);

/**
 * Finds the files of a page by the names of its route and frames. In development, modules are served from their
 * sources.
 */
export function createPageFiles(): (names: readonly string[]) => PageFiles {
  if (import.meta.env.DEV) return () => ({ entry: `/${ENTRY}`, modules: [], sheets: [] });
  if (!existsSync(listed))
    throw new Error(`The build of the pages is incomplete: ${listed.pathname} is missing`);
  const manifest = JSON.parse(readFileSync(listed, 'utf8')) as Manifest;
  return (names) => {
    const early = Object.keys(manifest).filter((source) => manifest[source]?.name === EARLY);
    const sources = [...early, ENTRY, ...names.map((name) => sourceOf(manifest, name))];
    const chunks = [...withImports(manifest, sources)].map((source) => chunkOf(manifest, source));
    return {
      entry: `/${chunkOf(manifest, ENTRY).file}`,
      modules: chunks.map(({ file }) => `/${file}`),
      sheets: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    };
  };
}

function sourceOf(manifest: Manifest, name: string): string {
  const source = Object.keys(manifest).find((path) => path.match(ROUTE_FILE)?.[1] === name);
  if (source === undefined) throw new Error(`The build has no file for the route ${name}`);
  return source;
}

function withImports(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (found.has(source)) continue;
    found.add(source);
    withImports(manifest, chunkOf(manifest, source).imports ?? [], found);
    // Moves it behind its imports.
    found.delete(source);
    found.add(source);
  }
  return found;
}

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file for ${source}`);
  return chunk;
}
