import type { PageFigure } from './measure-page.ts';
import { VARIANTS, type Variant } from './variants.ts';

const NAMES: Readonly<Record<Variant, string>> = {
  server: 'as served',
  floor: 'without script',
  client: 'drawn by the browser',
};

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const seconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(2));

/** The table's header in Markdown; times in seconds. */
export function printHeading(): void {
  line(['page', '', 'FCP', 'LCP', 'usable', 'our LCP ÷ its']);
  line(['---', '---', '---', '---', '---', '---']);
}

/** The three rows of one page. */
export function printPage(name: string, { times, lcpToFloor, lcpToClient }: PageFigure): void {
  const ratios = { server: '', floor: lcpToFloor.toFixed(2), client: lcpToClient.toFixed(2) };
  for (const variant of VARIANTS) {
    const { fcpMs, lcpMs, usableMs } = times[variant];
    const first = variant === 'server' ? name : '';
    line([first, NAMES[variant], seconds(fcpMs), seconds(lcpMs), seconds(usableMs), ratios[variant]]);
  }
}
