import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('./collect-garbage.ts', import.meta.url));

/** Runs lines that print a number in a new process, and returns it. Throws if the process fails. */
function numberOf(lines: string): number {
  const program = `
    const { collectGarbage } = await import(${JSON.stringify(MODULE)});
    ${lines}`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return Number(printed);
}

test('garbage is gone afterwards', () => {
  // A collection of young objects doesn't find 40 MB that were kept for a while.
  const heapAfter = (line: string) =>
    numberOf(`
      let kept = Array.from({ length: 200_000 }, (_, n) => ({ n, text: 'garbage ' + n }));
      await new Promise(setImmediate);
      kept = null;
      ${line}
      console.log(process.memoryUsage().heapUsed / 1e6);`);
  expect(heapAfter('')).toBeGreaterThan(15);
  expect(heapAfter('collectGarbage();')).toBeLessThan(10);
});

test('from then on old objects are collected more often', () => {
  // 25 MB are kept all the time, and replaced five times.
  const collectionsAfter = (line: string) =>
    numberOf(`
      const { constants, PerformanceObserver } = await import('node:perf_hooks');
      const part = () => Array.from({ length: 1_000 }, (_, n) => ({ n, text: 'kept ' + n }));
      const kept = Array.from({ length: 300 }, part);
      ${line}
      let collections = 0;
      const isOfOld = ({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
      const observer = new PerformanceObserver((list) => {
        collections += list.getEntries().filter(isOfOld).length;
      });
      observer.observe({ entryTypes: ['gc'] });
      for (let turn = 0; turn < 5 * kept.length; turn += 1) {
        kept[turn % kept.length] = part();
        await new Promise(setImmediate);
      }
      console.log(collections);`);
  expect(collectionsAfter('collectGarbage();')).toBeGreaterThan(2 * collectionsAfter(''));
});
