import { createInterface } from 'node:readline/promises';
import type { PriceListAmounts } from '@jhola/domain';

/** Whether the terminal is interactive, so that questions can be answered. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Throws when the signal aborts. */
async function ask(question: string, signal: AbortSignal): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C at a question cancels as at any other time.
  terminal.on('SIGINT', () => process.emit('SIGINT'));
  try {
    return (await terminal.question(question, { signal })).trim().toLowerCase();
  } finally {
    terminal.close();
  }
}

/** Asks, until there is a valid answer, whether amounts are rupees or paise. */
export async function askAmounts(
  examples: readonly string[],
  signal: AbortSignal,
): Promise<PriceListAmounts> {
  for (;;) {
    const answer = await ask(
      `  All amounts are whole hundreds (${examples.join(', ')} …): these look like paise.\n` +
        '  Are they rupees or paise? [r/p] ',
      signal,
    );
    if (/^p(?:aise)?$/.test(answer)) return 'paise';
    if (/^r(?:upees)?$/.test(answer)) return 'rupees';
  }
}

/** Asks for confirmation; anything but yes means no. */
export async function confirmImport(signal: AbortSignal): Promise<boolean> {
  return /^y(?:es)?$/.test(await ask('  Import this? [y/N] ', signal));
}
