import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './best-node.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './root.mjs';

/**
 * Limits V8's young generation to 4 MB per semi-space instead of 16: the shop uses 80 MB less, at about the same speed.
 */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=4'];
/** Limits glibc to two pools of memory instead of one for each thread: what one thread frees, another can use. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** The message by which the shop reports that it is ready. */
const OPEN = 'open';
/**
 * Delay in ms before a shop that ended unexpectedly is started again; doubled each time until one runs for a minute.
 */
const PAUSE_MS = { first: 500, most: 30_000 };
const STAYED_OPEN_MS = 60_000;

/**
 * Runs one of the built programs of `apps/store/dist`, after installing and building if necessary. With `stayOpen` a
 * program that has been ready and ends unexpectedly, for any reason, is started again.
 */
export function runTool(file, args, { stayOpen = false } = {}) {
  ensureInstalled();
  ensureBuilt();
  const program = join(root, 'apps/store/dist', file);
  let child = null;
  let isTold = false;
  let hasOpened = false;
  let openedAt = null;
  let pause = PAUSE_MS.first;

  function start() {
    openedAt = null;
    // The IPC channel tells the program when this process ends, however it ends.
    child = spawn(bestNode(), [...NODE_OPTIONS, program, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...ENVIRONMENT, ...process.env },
    });
    child.on('message', (message) => {
      if (message !== OPEN) return;
      hasOpened = true;
      openedAt = performance.now();
    });
    child.on('exit', (code, signal) => {
      child = null;
      if (!stayOpen || !hasOpened || isTold || code === 0) end(code, signal);
      else startAgain(signal ?? `code ${code}`);
    });
  }

  function startAgain(why) {
    if (openedAt !== null && performance.now() - openedAt > STAYED_OPEN_MS) pause = PAUSE_MS.first;
    console.error(`  The shop ended unexpectedly (${why}); restarting it in ${pause / 1000} s`);
    setTimeout(() => (isTold ? end(0) : start()), pause);
    pause = Math.min(pause * 2, PAUSE_MS.most);
  }

  function tell(signal) {
    isTold = true;
    child?.kill(signal);
  }

  // The terminal sends Ctrl-C to the program too; forwarding it would count as a second Ctrl-C.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));
  // npm's shell doesn't forward signals: if it dies, this process gets another parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell('SIGTERM');
  }, 500);
  start();
}

function end(code, signal) {
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
}
