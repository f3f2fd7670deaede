import { z } from 'zod';
import { expand, integer, metadata } from '../api/parse-params.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5000);

const productData = z.strictObject({
  name: z.string().min(1).max(5000),
  description: z.string().optional(),
  images: z.array(z.string()).max(8).optional(),
  metadata: metadata.optional(),
});

const priceData = z.strictObject({
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i, 'Not a currency')
    .transform((currency) => currency.toLowerCase()),
  unit_amount: integer.refine((amount) => amount >= 0, 'must be at least 0'),
  product_data: productData,
});

const lineItem = z.strictObject({
  price_data: priceData,
  quantity: integer.refine((quantity) => quantity >= 1 && quantity <= 999_999, 'must be at least 1'),
});

const intentData = z.strictObject({
  metadata: metadata.default({}),
  description: z.string().max(1000).optional(),
  receipt_email: z.email().optional(),
});

/** The supported part of the real API's session parameters: an immediate payment by card. */
export const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().max(800).optional(),
  expires_at: integer.optional(),
  locale: z.string().max(10).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  metadata: metadata.default({}),
  payment_intent_data: intentData.optional(),
  expand,
});

export type SessionParams = z.output<typeof sessionParams>;
