import { isFailure, type Outcome, STEPS } from './shoppers.ts';

export type FaultReport = {
  readonly proxy: string;
  readonly fault: string;
  readonly requests: number;
  readonly failed: number;
  readonly failedPages: number;
  /** The failures by step and status: `add 503 ×3`. */
  readonly saw: string;
  /** From the first failed response to the last one, in seconds. */
  readonly forSeconds: number;
  /** The longest response, in seconds. */
  readonly longestSeconds: number;
  /** From the repair to the last failed response, in seconds; 0 if there was none. */
  readonly recoverySeconds: number;
};

/** Sums up the responses that shoppers got during a fault, which was repaired at `repairedAt` (in ms). */
export function reportOf(
  proxy: string,
  fault: string,
  outcomes: readonly Outcome[],
  repairedAt: number,
): FaultReport {
  const failures = outcomes.filter(isFailure);
  const counts = new Map<string, number>();
  for (const { step, status } of failures) {
    const key = `${step} ${status === 0 ? 'cut' : status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const saw = [...counts]
    .toSorted(([a], [b]) => orderOf(a) - orderOf(b))
    .map(([key, count]) => `${key} ×${count}`)
    .join(', ');
  const first = failures[0]?.at ?? 0;
  const last = failures.at(-1)?.at ?? 0;
  return {
    proxy,
    fault,
    requests: outcomes.length,
    failed: failures.length,
    failedPages: failures.filter(({ step }) => step === 'page').length,
    saw: saw === '' ? 'nothing' : saw,
    forSeconds: (last - first) / 1_000,
    longestSeconds: outcomes.reduce((most, { ms }) => Math.max(most, ms), 0) / 1_000,
    recoverySeconds: Math.max(0, last - repairedAt) / 1_000,
  };
}

function orderOf(key: string): number {
  return STEPS.findIndex((step) => key.startsWith(step));
}

/** The reports as a table in Markdown. */
export function tableOf(reports: readonly FaultReport[]): string {
  const head = [
    'proxy',
    'fault',
    'requests',
    'failures shoppers saw',
    'for s',
    'longest s',
    's after the repair',
  ];
  const rows = reports.map((report) => [
    report.proxy,
    report.fault,
    String(report.requests),
    report.saw,
    report.forSeconds.toFixed(1),
    report.longestSeconds.toFixed(1),
    report.recoverySeconds.toFixed(1),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
