import type { ImportProgress } from '@jhola/api';

const BAR = 30;
const REDRAW_MS = 100;
const LINE_MS = 2_000;

const PHASES = { reading: 'Reading', comparing: 'Comparing with the shop', writing: 'Writing' } as const;

/** Shows a progress bar on a terminal; prints occasional lines to a log or a pipe. */
export function createProgressView(out: NodeJS.WriteStream) {
  let drawn = 0;
  let phase: ImportProgress['phase'] | null = null;

  return {
    show(progress: ImportProgress): void {
      const turned = progress.phase !== phase;
      const now = performance.now();
      if (!turned && now - drawn < (out.isTTY ? REDRAW_MS : LINE_MS)) return;
      phase = progress.phase;
      drawn = now;
      out.write(out.isTTY ? `\r\u001b[K  ${lineOf(progress)}` : `  ${lineOf(progress)}\n`);
    },
    clear(): void {
      if (out.isTTY && phase !== null) out.write('\r\u001b[K');
    },
  };
}

function lineOf({ phase, bytes, totalBytes, rows }: ImportProgress): string {
  if (phase !== 'reading') return `${PHASES[phase]} …`;
  const share = totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes);
  const filled = Math.round(share * BAR);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  return `${PHASES[phase]} ${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${rows.toLocaleString('en-IN')} rows`;
}
