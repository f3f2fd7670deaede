/** Whether a food is vegetarian. */
export type Diet = 'veg' | 'nonveg';

/** Names of extra fields that say so, as shops and price lists write them. */
const FIELDS = new Set([
  'food type',
  'diet',
  'veg / non-veg',
  'veg/non-veg',
  'dietary preference',
  'food preference',
]);

/** What the extra fields of a product say of it; null where they say nothing, as of soap. */
export function dietOf(details: Readonly<Record<string, string>>): Diet | null {
  for (const [name, value] of Object.entries(details)) {
    if (!FIELDS.has(name.trim().toLowerCase())) continue;
    if (/^\s*(?:non[\s-]?veg|egg)/i.test(value)) return 'nonveg';
    if (/^\s*(?:veg|vegan|pure veg)/i.test(value)) return 'veg';
  }
  return null;
}
