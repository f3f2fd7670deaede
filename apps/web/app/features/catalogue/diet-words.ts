import type { Diet } from '@jhola/domain';

/** What is said of a food where others see its mark. */
export const DIET_WORDS: Readonly<Record<Diet, string>> = { veg: 'Vegetarian', nonveg: 'Non-vegetarian' };
