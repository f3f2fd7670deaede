import { formatPaise, paise, type PriceListMeaning } from '@jhola/domain';
import { texts } from '#messages/price-list-columns.ts';

type Column = { readonly samples: readonly string[]; readonly meaning: PriceListMeaning };

/** An amount of the list in both units, '8500 is ₹85 in paise, ₹8,500 in rupees'; empty if there is none. */
export function amountExamples(columns: readonly Column[]): string {
  const sample = columns.find(({ meaning }) => meaning === 'price' || meaning === 'mrp')?.samples[0] ?? '';
  const amount = Number(sample.replaceAll(',', ''));
  if (sample === '' || !Number.isSafeInteger(amount * 100)) return '';
  return texts.amountExamples({
    amount: sample,
    inPaise: formatPaise(paise(amount)),
    inRupees: formatPaise(paise(amount * 100)),
  });
}

/** The first category or sub-category of the list that has a slash, or null. */
export function slashExample(columns: readonly Column[]): string | null {
  const cells = columns
    .filter(({ meaning }) => meaning === 'category' || meaning === 'sub_category')
    .flatMap(({ samples }) => samples);
  return cells.find((cell) => cell.includes('/')) ?? null;
}
