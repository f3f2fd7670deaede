import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('./collect-garbage.ts', import.meta.url));

/**
 * The heap in MB of a process that made 40 MB of garbage, which a collection of young objects doesn't find. Throws if the
 * process fails.
 */
function heapAfter(lines: string): number {
  const program = `
    const { collectGarbage } = await import(${JSON.stringify(MODULE)});
    let kept = Array.from({ length: 200_000 }, (_, n) => ({ n, text: 'garbage ' + n }));
    await new Promise(setImmediate);
    kept = null;
    ${lines}
    console.log(process.memoryUsage().heapUsed / 1e6);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return Number(printed);
}

test('garbage is gone afterwards', () => {
  expect(heapAfter('')).toBeGreaterThan(15);
  expect(heapAfter('collectGarbage();')).toBeLessThan(10);
});
