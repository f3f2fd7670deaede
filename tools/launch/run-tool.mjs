import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './best-node.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './root.mjs';

/**
 * Young objects get 4 MB a half instead of 16: the shop takes 80 MB less, and answers about as fast.
 */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=4'];

/** The shop says so when it is open. */
const OPEN = 'open';
/** Before a shop that ended by itself is started again; doubled each time until one stays open for a minute. */
const PAUSE_MS = { first: 500, most: 30_000 };
const STAYED_OPEN_MS = 60_000;

/**
 * Runs one of the built programs of `apps/store/dist`, after installing and building where needed. With `stayOpen` it
 * is started again when it ends by itself, however that came, once it has been open.
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
    // The channel tells the program when we are gone, however we went.
    child = spawn(bestNode(), [...NODE_OPTIONS, program, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
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
    console.error(`  The shop ended by itself (${why}): starting it again in ${pause / 1000} s`);
    setTimeout(() => (isTold ? end(0) : start()), pause);
    pause = Math.min(pause * 2, PAUSE_MS.most);
  }

  function tell(signal) {
    isTold = true;
    child?.kill(signal);
  }

  // A Ctrl-C in a terminal reaches the program by itself as well: it takes two at once for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));
  // The shell that npm puts between dies of a signal without handing it on: then we have another parent.
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
