import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { RowReport } from '@jhola/api';

export type ReportFile = {
  readonly write: (row: RowReport) => void;
  /** Resolves when all of it is on disk; throws where it can't be written. */
  readonly close: () => Promise<void>;
};

/**
 * A CSV file of what became of each row, which spreadsheets open as it is. Throws where it can't be written:
 * to be opened before anything is changed.
 */
export async function openReportFile(path: string): Promise<ReportFile> {
  const out = createWriteStream(path);
  await once(out, 'open');
  const faults: Error[] = [];
  out.on('error', (error) => faults.push(error));
  out.write('\ufeffline,outcome,product,reason\r\n');
  return {
    write: ({ line, outcome, product, reason }) => {
      out.write(`${[String(line), outcome, cell(product), cell(reason)].join(',')}\r\n`);
    },
    close: async () => {
      if (faults[0]) throw faults[0];
      out.end();
      await once(out, 'close');
    },
  };
}

/** Quoted, and never a formula: a product's name comes from somebody else's file. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
