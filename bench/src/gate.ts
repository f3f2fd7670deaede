import { readFile, writeFile } from 'node:fs/promises';

/** CPU of an action divided by the CPU of the bare SQL of an order in the same run, by the action's name. */
export type Ratios = Readonly<Record<string, number>>;

/** How much more CPU than the baseline an action may take. Two runs of one build differ by up to a fifth. */
const MARGIN = 1.3;

const BASELINE = new URL('./writes-baseline.json', import.meta.url);

/** The recorded ratios, from `writes-baseline.json`. */
export async function readBaseline(): Promise<Ratios> {
  return JSON.parse(await readFile(BASELINE, 'utf8')) as Ratios;
}

/** Records these ratios as the baseline, rounded to two decimals. */
export async function recordBaseline(ratios: Ratios): Promise<void> {
  const rounded = Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toFixed(2))]);
  await writeFile(BASELINE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/** What takes more CPU than the baseline allows, as sentences. An action that was not measured counts too. */
export function regressions(ratios: Ratios, baseline: Ratios): string[] {
  return Object.entries(baseline).flatMap(([name, before]) => {
    const most = before * MARGIN;
    const now = ratios[name];
    if (now === undefined || Number.isNaN(now)) return [`${name}: not measured`];
    if (now <= most) return [];
    return [`${name}: ${now.toFixed(2)} times the bare SQL, more than ${most.toFixed(2)}`];
  });
}
