import { PRICE_LIST_EFFECTS, type PriceListEffect } from '@jhola/domain';
import type { EffectCount, RowReport } from './import-report.ts';

const EXAMPLES = 3;

/** Counts the effects in a report's rows, as they arrive. */
export function createEffectCounter() {
  const counted = new Map<PriceListEffect, { count: number; examples: EffectCount['examples'][number][] }>();
  return {
    add(rows: readonly RowReport[]): void {
      for (const { effects = [], line, product, reason } of rows) {
        for (const effect of effects) {
          const one = counted.get(effect) ?? { count: 0, examples: [] };
          one.count += 1;
          if (one.examples.length < EXAMPLES) one.examples.push({ line, product, reason });
          counted.set(effect, one);
        }
      }
    },
    /** The most serious first. */
    result(): EffectCount[] {
      return PRICE_LIST_EFFECTS.flatMap((effect) => {
        const found = counted.get(effect);
        return found === undefined ? [] : [{ effect, ...found }];
      });
    },
  };
}
