import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = new URL('run-program.mjs', import.meta.url).href;

/** Runs a program that crashes as soon as it is ready, and waits an hour before it starts it again. */
const LAUNCHER = `
  import { spawn } from 'node:child_process';
  import { runProgram } from '${MODULE}';
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

/** Runs a program that crashes, then one that can't be started: its file is missing, or the system has no memory. */
const WITHOUT_PROGRAM = `
  import { spawn } from 'node:child_process';
  import { runProgram } from '${MODULE}';
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const node = (code) => spawn(process.execPath, ['-e', code], { stdio });
  const starts = [
    () => node("process.send('open', () => process.exit(3))"),
    () => spawn('/there/is/no/such/program', { stdio }),
    () => { throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' }); },
    () => node("console.log('It runs'); process.send('open', () => process.exit(0))"),
  ];
  runProgram(() => starts.shift()(), { stayOpen: true, pauseMs: { first: 1, most: 1 } });`;

test('a crashed shop that can’t be started for a while is started again', async () => {
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', WITHOUT_PROGRAM]);
  onTestFinished(() => void launcher.kill('SIGKILL'));
  let printed = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  expect(await once(launcher, 'close')).toEqual([0, null]);
  expect(printed).toContain('(ENOENT); restarting it');
  expect(printed).toContain('(ENOMEM); restarting it');
  expect(printed).toContain('It runs');
});
