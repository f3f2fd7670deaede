/** Ticks for the page: browsers slow a background page's own timers down to one a minute, but not a worker's. */
const EVERY_MS = 5_000;

setInterval(() => postMessage(null), EVERY_MS);
