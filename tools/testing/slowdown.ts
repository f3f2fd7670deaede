/**
 * What `work` takes on the fast cores for which the limits in seconds are meant, in ms: half of that of a slower
 * machine.
 */
const REFERENCE_MS = 15;
const WORDS = 20_000;
const RUNS = 5;

/** A fixed amount of work with strings, objects and calls. */
function work(): void {
  const words = Array.from({ length: WORDS }, (_, n) => ({ word: `word ${(n * 7_919) % WORDS}` }));
  words.sort((a, b) => (a.word < b.word ? -1 : 1));
  JSON.parse(JSON.stringify(words));
}

function timeOfWork(): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

// The first runs are slower, because the code isn't compiled yet.
for (let n = 0; n < RUNS; n += 1) work();

/**
 * How many times longer work takes at this moment than on a fast, idle machine, because the machine is slower or others
 * use it; at least 1. Uses the CPU for about a tenth of a second.
 */
export function slowdown(): number {
  const times = Array.from({ length: RUNS }, timeOfWork).sort((a, b) => a - b);
  return Math.max(1, (times[Math.floor(RUNS / 2)] ?? Number.NaN) / REFERENCE_MS);
}
