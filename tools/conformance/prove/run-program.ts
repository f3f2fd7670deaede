import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type ProgramResult = { readonly status: number | null; readonly output: string };

const KEPT_OUTPUT = 20_000;
const running = new Set<ChildProcess>();

/**
 * Runs a program in a separate process group, so that its child processes can be ended with it. After the time limit
 * the group gets SIGTERM, and SIGKILL ten seconds later.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly limitMs: number },
): Promise<ProgramResult> {
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

/** Sends SIGTERM to all running programs. */
export function endPrograms(): void {
  for (const child of running) signalGroup(child, 'SIGTERM');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has just exited.
  }
}
