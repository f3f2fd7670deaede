import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('./compile-quickly.ts', import.meta.url));
const SLOWEST_COMPILER = 'optimization to TURBOFAN';

test('V8’s slowest compiler is used again after the start', () => {
  const program = `
    const { compileQuickly } = await import(${JSON.stringify(MODULE)});
    const sum = (most) => { let all = 0; for (let n = 0; n < most; n += 1) all += n % 7; return all; };
    const work = () => { for (let turn = 0; turn < 20_000; turn += 1) sum(1_000); };
    compileQuickly(true);
    work();
    console.log('started');
    compileQuickly(false);
    work();`;
  const { stdout } = spawnSync(process.execPath, ['--trace-opt', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const [start = '', after = ''] = stdout.split('started');
  expect(start).not.toContain(SLOWEST_COMPILER);
  expect(after).toContain(SLOWEST_COMPILER);
});
