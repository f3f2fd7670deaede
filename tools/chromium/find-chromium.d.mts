/** The path of a Chromium of this machine, or null where none is to be found. */
export function findChromium(): string | null;
