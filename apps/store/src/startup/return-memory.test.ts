import { spawn } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { afterEach, expect, test, vi } from 'vitest';
import { returnMemory } from './return-memory.ts';

const MODULE = fileURLToPath(new URL('./return-memory.ts', import.meta.url));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('for twelve seconds of every five minutes, memory counts more than speed', () => {
  vi.useFakeTimers();
  const set = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue();
  syncBuiltinESMExports();
  returnMemory();
  const flags = () => set.mock.calls.flat();
  vi.advanceTimersByTime(5 * 60_000);
  expect(flags()).toEqual(['--optimize-for-size']);
  vi.advanceTimersByTime(12_000);
  expect(flags()).toEqual(['--optimize-for-size', '--no-optimize-for-size']);
  vi.advanceTimersByTime(5 * 60_000);
  expect(flags()).toHaveLength(4);
});

test('then V8 makes collections that save memory although the process is busy', async () => {
  const program = `
    const { returnMemory } = await import(${JSON.stringify(MODULE)});
    returnMemory(50, 1_000);
    const kept = Array.from({ length: 300 }, () => []);
    for (let turn = 0; turn < 30_000; turn += 1) {
      kept[turn % kept.length] = Array.from({ length: 1_000 }, (_, n) => ({ n }));
      if (turn % 10 === 0) await new Promise(setImmediate);
    }`;
  const flags = ['--trace-gc', '--gc-memory-reducer-start-delay-ms=20', '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let traced = '';
    for await (const chunk of child.stdout) {
      traced += String(chunk);
      if (traced.includes('Mark-Compact (reduce)')) break;
    }
    expect(traced).toContain('Mark-Compact (reduce)');
  } finally {
    child.kill('SIGKILL');
  }
});
