import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * Writes letters that aren’t ASCII as escape sequences: otherwise V8 keeps the whole file with two bytes for each
 * letter. `String.raw` doesn't decode them; with such letters we use it only for regular expressions, which do.
 */
export function withoutWideLetters(code) {
  return code.replaceAll(
    /[\u0080-\uFFFF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const PACKAGES = /(?:^|\/)node_modules\//;

/**
 * Keeps the first position of each line of our own code and of each file of a package, and no sources. Node parses the
 * whole map when it shows a stack for the first time, and keeps it: 100 bytes a position.
 */
export function slimMap({ version, file, sources, mappings }) {
  let lastSource;
  let lastLine;
  const isNew = ([, source, line]) => {
    if (source === undefined) return false;
    if (source === lastSource && (line === lastLine || PACKAGES.test(sources[source]))) return false;
    lastSource = source;
    lastLine = line;
    return true;
  };
  const lines = decode(mappings).map((line) => line.filter(isNew).map((position) => position.slice(0, 4)));
  return { version, file, sources, names: [], mappings: encode(lines) };
}
