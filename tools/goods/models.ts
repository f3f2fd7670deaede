import type { Model } from './model.types.ts';
import { FLOWERS } from './models/flowers.ts';
import { FRUIT } from './models/fruit.ts';
import { LEAVES } from './models/leaves.ts';
import { LONG } from './models/long.ts';
import { MEAT } from './models/meat.ts';
import { ROUND } from './models/round.ts';

/** All models of loose goods. */
export const MODELS: readonly Model[] = [...ROUND, ...LONG, ...LEAVES, ...FRUIT, ...FLOWERS, ...MEAT];
