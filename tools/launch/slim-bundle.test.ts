import { SourceMap } from 'node:module';
import { runInNewContext } from 'node:vm';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';
import { slimMap, withoutWideLetters } from './slim-bundle.mjs';

test('letters of other scripts become escapes with the same value', () => {
  const code = 'const texts = ["दूध – ₹", `चाय 😀`, /[ক-হ]/.test("খ")]';
  const slim = withoutWideLetters(code);
  expect(slim).not.toMatch(/[\u0080-\uFFFF]/);
  const valueOf = (text: string): unknown => runInNewContext(text.replace('const texts =', ''));
  expect(valueOf(slim)).toEqual(valueOf(code));
});

test('a map keeps the line of our own code, and the file of a package', () => {
  const sources = ['../src/shop.ts', '../../node_modules/pg/pool.js'];
  const mappings = encode([
    [
      [0, 0, 10, 0],
      [8, 0, 10, 8],
    ],
    [[0, 0, 11, 0]],
    [[0, 1, 5, 0]],
    [[0, 1, 6, 0]],
    [[2, 0, 12, 4]],
  ]);
  const map = slimMap({
    version: 3,
    file: 'main.js',
    sources,
    names: ['x'],
    mappings,
    sourcesContent: ['', ''],
  });
  const read = new SourceMap({ ...map, file: 'main.js', sourceRoot: '', sourcesContent: [] });
  const lineOf = (line: number) => {
    const { originalSource, originalLine } = read.findEntry(line, 9) as never;
    return [originalSource, originalLine];
  };
  expect(lineOf(0)).toEqual([sources[0], 10]);
  expect(lineOf(1)).toEqual([sources[0], 11]);
  expect(lineOf(3)).toEqual([sources[1], 5]);
  expect(lineOf(4)).toEqual([sources[0], 12]);
  expect(map).not.toHaveProperty('sourcesContent');
  expect(map.mappings.length).toBeLessThan(mappings.length);
});

test('a map of a program without line breaks has a position for each line of our own code', () => {
  const sources = ['../src/shop.ts', '../../node_modules/pg/pool.js'];
  const mappings = encode([
    [
      [0, 0, 10, 0],
      [8, 0, 10, 8],
      [20, 0, 11, 0],
      [30, 1, 5, 0],
      [40, 1, 6, 0],
      [50, 0, 11, 4],
    ],
  ]);
  const { mappings: slim } = slimMap({ version: 3, file: 'main.js', sources, names: [], mappings });
  expect(decode(slim)).toEqual([
    [
      [0, 0, 10, 0],
      [20, 0, 11, 0],
      [30, 1, 5, 0],
      [50, 0, 11, 4],
    ],
  ]);
});
