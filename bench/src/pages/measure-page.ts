import type { Browser } from 'playwright-core';
import { median } from '../load.ts';
import { loadPage, type PageTimes, warmUp } from './load-page.ts';
import type { VariantServer } from './variant-server.ts';
import { VARIANTS, type Variant } from './variants.ts';

export type PageFigure = {
  readonly times: Readonly<Record<Variant, PageTimes>>;
  /** The shop's LCP divided by that of the page without script. */
  readonly lcpToFloor: number;
  /** The shop's LCP divided by that of the page rendered in the browser. */
  readonly lcpToClient: number;
};

/** Loads one page in its variants in turn; times in milliseconds. */
export async function measurePage(
  browser: Browser,
  servers: Readonly<Record<Variant, VariantServer>>,
  path: string,
  rounds: number,
): Promise<PageFigure> {
  const load = (variant: Variant) =>
    loadPage(browser, servers[variant].url + path, { answersTaps: variant !== 'floor' });
  for (const variant of VARIANTS) await warmUp(browser, servers[variant].url + path);
  const turns: Record<Variant, PageTimes>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn: Partial<Record<Variant, PageTimes>> = {};
    for (const variant of rotated(round)) turn[variant] = await load(variant);
    turns.push(turn as Record<Variant, PageTimes>);
  }
  const of = (variant: Variant): PageTimes => ({
    fcpMs: median(turns.map((turn) => turn[variant].fcpMs)),
    lcpMs: median(turns.map((turn) => turn[variant].lcpMs)),
    usableMs: variant === 'floor' ? null : median(turns.map((turn) => turn[variant].usableMs ?? Number.NaN)),
  });
  return {
    times: { server: of('server'), floor: of('floor'), client: of('client') },
    lcpToFloor: median(turns.map(({ server, floor }) => server.lcpMs / floor.lcpMs)),
    lcpToClient: median(turns.map(({ server, client }) => server.lcpMs / client.lcpMs)),
  };
}

function rotated(by: number): readonly Variant[] {
  const start = by % VARIANTS.length;
  return [...VARIANTS.slice(start), ...VARIANTS.slice(0, start)];
}
