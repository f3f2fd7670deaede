/** Fields of products that several calls share. */
import { discountFault, formatRupees, LIMITS, paise, PAISE_PER_RUPEE } from '@jhola/domain';
import { z } from 'zod';
import { numeric, whole } from './fields.ts';
import { inputTexts, labels } from './messages/index.ts';
import { errorMessage } from './error-message.ts';

const { priceRupees, discountPercent } = LIMITS;

/** Rupees, at most two decimals. */
export const price = numeric(() => labels.price).pipe(
  z
    .number()
    .min(
      priceRupees.min,
      errorMessage(() => inputTexts.priceTooSmall({ min: priceRupees.min })),
    )
    .max(
      priceRupees.max,
      errorMessage(() => inputTexts.priceTooLarge({ max: formatRupees(priceRupees.max) })),
    )
    .refine(
      (value) => Math.round(value * 100) / 100 === value,
      errorMessage(() => inputTexts.pricePrecision),
    ),
);

export const stock = whole(() => labels.stock, 0, LIMITS.stock);

/** Percent. */
export const discount = whole(() => labels.discount, 0, discountPercent);

/** Refuses a discount that would make the product free; reports it as an error of the discount. */
export function refuseFreeByRounding(
  product: z.core.ParsePayload<{ price: number; discount: number }>,
): void {
  // Price or discount may already be invalid.
  if (product.issues.length > 0) return;
  const { price: rupees, discount: percent } = product.value;
  const fault = discountFault(paise(Math.round(rupees * PAISE_PER_RUPEE)), percent);
  if (fault !== null)
    product.issues.push({ code: 'custom', message: fault, path: ['discount'], input: percent });
}
