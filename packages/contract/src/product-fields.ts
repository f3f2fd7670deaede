/** Fields of products that more than one call takes. */
import { LIMITS } from '@jhola/domain';
import { z } from 'zod';
import { numeric, whole } from './fields.ts';

const { priceRupees, discountPercent } = LIMITS;

/** Rupees, at most two decimals. */
export const price = numeric('Price').pipe(
  z
    .number()
    .min(priceRupees.min, `Price must be at least ₹${priceRupees.min}`)
    .max(priceRupees.max, `Price can be at most ₹${priceRupees.max}`)
    .refine((value) => Math.round(value * 100) / 100 === value, 'Price can have at most two decimals'),
);

export const stock = whole('Stock', 0, LIMITS.stock);

/** Percent. */
export const discount = whole('Discount', 0, discountPercent);

/** What to look for; empty where nothing is. */
export const searchText = z
  .string('Search must be text')
  .max(LIMITS.searchLength, `Search can have at most ${LIMITS.searchLength} characters`)
  .default('');
