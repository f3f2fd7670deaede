import { effectTexts } from './messages/price-list-texts.ts';
import type { PriceListEffect } from './price-list.ts';

/** Describes an effect of a list as a sentence: 'Moves 212 products to another category or sub-category'. */
export function describePriceListEffect(effect: PriceListEffect, count: number): string {
  return effectTexts[effect]({ count });
}
