/** The path of an installed Chromium, or null if none is found. */
export function findChromium(): string | null;
