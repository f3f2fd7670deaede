import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Ended = { readonly status: number | null; readonly output: string };

const KEPT_OUTPUT = 20_000;
const running = new Set<ChildProcess>();

/**
 * Runs a program in a process group of its own, so that what it started can be ended with it. After the limit the
 * group is asked to end, and ten seconds later it is killed.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly limitMs: number },
): Promise<Ended> {
  const { cwd, env = {}, limitMs } = options;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
    });
  }
  const overdue = setTimeout(() => signalGroup(child, 'SIGTERM'), limitMs);
  const dead = setTimeout(() => signalGroup(child, 'SIGKILL'), limitMs + 10_000);
  await once(child, 'close');
  clearTimeout(overdue);
  clearTimeout(dead);
  running.delete(child);
  return { status: child.exitCode, output };
}

/** Asks all that runs to end. */
export function endPrograms(): void {
  for (const child of running) signalGroup(child, 'SIGTERM');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has just ended.
  }
}
