/** Whether a food is vegetarian. */
export type Diet = 'veg' | 'nonveg';

/** Names of extra fields with this information, as shops and price lists write them. */
const FIELDS = new Set([
  'food type',
  'diet',
  'veg / non-veg',
  'veg/non-veg',
  'dietary preference',
  'food preference',
]);

/** The diet in a product's extra fields; null if they don't give one, as for soap. */
export function dietOf(details: Readonly<Record<string, string>>): Diet | null {
  for (const [name, value] of Object.entries(details)) {
    if (!FIELDS.has(name.trim().toLowerCase())) continue;
    if (/^\s*(?:non.?veg|egg(?!.?(?:less|free)))/i.test(value)) return 'nonveg';
    // What begins with 'egg' here goes on with 'less' or 'free'.
    if (/^\s*(?:pure )?(?:veg|egg)/i.test(value)) return 'veg';
  }
  return null;
}
