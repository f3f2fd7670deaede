/** A timer in a worker: browsers slow down the timers of a background page to one a minute, but not a worker's. */
const POLL_MS = 5_000;

setInterval(() => postMessage(null), POLL_MS);
