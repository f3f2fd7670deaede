import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutPinoCaller } from './bundle-programs.mjs';

const { resolve } = createRequire(import.meta.url);

test("pino's search for its caller is left out of the programs", () => {
  expect(withoutPinoCaller.load(resolve('pino/lib/caller.js'))).toBe('module.exports = () => undefined;');
  expect(withoutPinoCaller.load(resolve('pino/lib/tools.js'))).toBeNull();
});
