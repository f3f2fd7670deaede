import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { RowReport } from '@jhola/api';

export type ReportFile = {
  readonly write: (row: RowReport) => void;
  /** Resolves when everything is written to the disk; throws if writing fails. */
  readonly close: () => Promise<void>;
};

/** Opens a CSV file for the outcome of each row. Throws if it can't be written: call it before changing anything. */
export async function openReportFile(path: string): Promise<ReportFile> {
  const out = createWriteStream(path);
  await once(out, 'open');
  const faults: Error[] = [];
  out.on('error', (error) => faults.push(error));
  out.write('\ufeffrow,outcome,product,reason\r\n');
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

/** Quotes a cell, and prevents formulas: names come from somebody else's file. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
