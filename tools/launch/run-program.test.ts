import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a program that crashes as soon as it is ready, and waits an hour before it starts it again. */
const LAUNCHER = `
  import { spawn } from 'node:child_process';
  import { runProgram } from '${new URL('run-program.mjs', import.meta.url).href}';
  const crash = "process.send('open', () => process.exit(3))";
  runProgram(() => spawn(process.execPath, ['-e', crash], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }), {
    stayOpen: true,
    pauseMs: { first: 3_600_000, most: 3_600_000 },
  });`;

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends at once a launcher that waits to restart a crashed shop',
  async (signal) => {
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', LAUNCHER], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void launcher.kill('SIGKILL'));
    let printed = '';
    launcher.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    await expect.poll(() => printed).toContain('ended unexpectedly (code 3); restarting it in 3600 s');
    launcher.kill(signal);
    await expect.poll(() => launcher.exitCode).toBe(0);
  },
);
