/** The message by which the shop reports that it is ready. */
const OPEN = 'open';
/**
 * Delay in ms before a shop that ended unexpectedly is started again; doubled each time until one runs for a minute.
 */
const PAUSE_MS = { first: 500, most: 30_000 };
const STAYED_OPEN_MS = 60_000;

/**
 * Runs a program until it ends, then ends this process; forwards signals to it. `spawnProgram` starts its process, with
 * an IPC channel. With `stayOpen` a program that has been ready and ends unexpectedly is started again, as often as
 * needed.
 */
export function runProgram(spawnProgram, { stayOpen = false, pauseMs = PAUSE_MS } = {}) {
  let child = null;
  let isStopping = false;
  let hasOpened = false;
  let openedAt = null;
  let pause = pauseMs.first;

  function start() {
    openedAt = null;
    try {
      child = spawnProgram();
    } catch (error) {
      onFailedStart(error);
      return;
    }
    child.on('error', (error) => {
      // Otherwise a message or a signal couldn't be sent to a program that runs.
      if (child !== null && child.pid === undefined) onFailedStart(error);
    });
    child.on('message', (message) => {
      if (message !== OPEN) return;
      hasOpened = true;
      openedAt = performance.now();
    });
    child.on('exit', (code, signal) => {
      child = null;
      if (!stayOpen || !hasOpened || isStopping || code === 0) end(code, signal);
      else startAgain(signal ?? `code ${code}`);
    });
  }

  /** The program couldn't be started: memory is short, or its files are just being replaced. */
  function onFailedStart(error) {
    child = null;
    if (!stayOpen || !hasOpened || isStopping) throw error;
    startAgain(error.code);
  }

  function startAgain(why) {
    if (openedAt !== null && performance.now() - openedAt > STAYED_OPEN_MS) pause = pauseMs.first;
    console.error(`  The shop ended unexpectedly (${why}); restarting it in ${pause / 1000} s`);
    setTimeout(start, pause);
    pause = Math.min(pause * 2, pauseMs.most);
  }

  function stop(signal) {
    isStopping = true;
    // Between a crash and the next start there is no child.
    if (child === null) end(0);
    else child.kill(signal);
  }

  // The terminal sends Ctrl-C to the program too, which counts signals within a second as one (stop-on-signals.ts).
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  // npm's shell doesn't forward signals: if it dies, this process gets another parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  start();
}

function end(code, signal) {
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
}
