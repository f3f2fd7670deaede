import { createInterface } from 'node:readline/promises';
import { ImportCancelled } from '@jhola/api';
import type { PriceListAmounts } from '@jhola/domain';

/** Whether the terminal is interactive, so that questions can be answered. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Where questions are asked and answered. */
export type Streams = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream };

const STANDARD: Streams = { input: process.stdin, output: process.stdout };

/** Throws ImportCancelled at Ctrl-D, and when the signal aborts. */
async function ask(question: string, signal: AbortSignal, streams: Streams): Promise<string> {
  const terminal = createInterface(streams);
  // Ctrl-C at a question cancels as at any other time.
  terminal.on('SIGINT', () => process.emit('SIGINT'));
  try {
    return (await terminal.question(question, { signal })).trim().toLowerCase();
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? new ImportCancelled() : error;
  } finally {
    terminal.close();
  }
}

/** Asks, until there is a valid answer, whether amounts are rupees or paise. Throws ImportCancelled as `ask` does. */
export async function askAmounts(
  examples: readonly string[],
  signal: AbortSignal,
  streams = STANDARD,
): Promise<PriceListAmounts> {
  for (;;) {
    const answer = await ask(
      `  All amounts are whole hundreds (${examples.join(', ')} …): these look like paise.\n` +
        '  Are they rupees or paise? [r/p] ',
      signal,
      streams,
    );
    if (/^p(?:aise)?$/.test(answer)) return 'paise';
    if (/^r(?:upees)?$/.test(answer)) return 'rupees';
  }
}

/** Asks for confirmation; anything but yes means no. Throws ImportCancelled as `ask` does. */
export async function confirmImport(signal: AbortSignal, streams = STANDARD): Promise<boolean> {
  return /^y(?:es)?$/.test(await ask('  Import this? [y/N] ', signal, streams));
}
