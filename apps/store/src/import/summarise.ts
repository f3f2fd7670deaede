import { describePriceListEffect } from '@jhola/domain';
import type { ImportReport, Layout, Outcome, RowReport } from '@jhola/api';

/** The outcomes of which rows are listed; the effects have examples of the others. */
const SHOWN: Partial<Record<Outcome, number>> = {
  refused: 10,
  new: 5,
};

const TITLES: Partial<Record<Outcome, string>> = {
  refused: 'Refused',
  new: 'New',
};

const figure = (count: number) => count.toLocaleString('en-IN');
const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`;

/** How the file is interpreted, one line per column. */
export function describeLayout({ encoding, delimiter, headers, columns, profile }: Layout): string {
  const separator = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }[delimiter];
  const lines = headers.map((header, at) => {
    const target = columns[at] ?? null;
    if (target === null || target === 'ignore') return `    ${header || '(no name)'} – not used`;
    return `    ${header} → ${typeof target === 'string' ? target : `detail '${target.detail}'`}`;
  });
  const reading = describeReading(profile, columns).map((line) => `  ${line}`);
  return [`  ${encoding}, separated by ${separator}`, ...lines, ...reading].join('\n');
}

/** The other settings of the list, given or guessed. */
function describeReading(
  { amounts, sizeUnit, slash }: Layout['profile'],
  columns: Layout['columns'],
): string[] {
  const hasCategory = columns.includes('category');
  return [
    ...(amounts === 'paise' ? ['Amounts are in paise'] : []),
    ...(columns.includes('size') && sizeUnit !== '' ? [`Pack sizes are in ${sizeUnit}`] : []),
    ...(hasCategory && slash === 'path' ? ['Categories are paths: A / B is B in A'] : []),
    ...(hasCategory && slash === 'several' ? ['A slash is between several categories'] : []),
  ];
}

/** The other effects of a list: merges, moves, clears and guesses, each with its first rows. */
export function describeEffects(effects: ImportReport['effects']): string {
  return effects
    .flatMap(({ effect, count, examples }) => [
      `  ${describePriceListEffect(effect, count)}`,
      ...examples.map(({ line, product, reason }) => `    row ${line}: ${product} – ${reason}`),
      ...(count > examples.length ? [`    and ${figure(count - examples.length)} more`] : []),
    ])
    .join('\n');
}

/** Collects the first lines of each kind for the terminal; the report file has all of them. */
export function createExamples() {
  const kept = new Map<Outcome, RowReport[]>();
  const counts = new Map<Outcome, number>();
  return {
    add(row: RowReport): void {
      const count = (counts.get(row.outcome) ?? 0) + 1;
      counts.set(row.outcome, count);
      if (count <= (SHOWN[row.outcome] ?? 0)) kept.set(row.outcome, [...(kept.get(row.outcome) ?? []), row]);
    },
    text(): string {
      const sections = (Object.keys(SHOWN) as Outcome[]).flatMap((outcome) => {
        const rows = kept.get(outcome) ?? [];
        if (rows.length === 0) return [];
        const left = (counts.get(outcome) ?? 0) - rows.length;
        const lines = rows.map((row) => `    row ${row.line}: ${row.product} – ${row.reason}`);
        const more = left > 0 ? [`    and ${figure(left)} more`] : [];
        return [`  ${TITLES[outcome]}`, ...lines, ...more];
      });
      return sections.join('\n');
    },
  };
}

/** The figures of a finished import. */
export function describeReport(report: ImportReport, seconds: number): string {
  const { products, categories, subCategories } = report;
  const would = report.dryRun ? 'would be ' : '';
  return [
    `  ${counted(report.rows, 'row', 'rows')} in ${seconds.toFixed(1)} s: ${figure(report.refused)} refused, ` +
      `${figure(report.merged)} merged into others, ${figure(report.adjusted)} adjusted`,
    `  ${counted(products.total, 'product', 'products')}: ${figure(products.new)} ${would}new, ` +
      `${figure(products.changed)} ${would}changed, ${figure(products.same)} the same; ` +
      `${figure(report.conflicts)} at two prices`,
    `  ${counted(categories.total, 'category', 'categories')} (${figure(categories.new)} new), ` +
      `${counted(subCategories.total, 'sub-category', 'sub-categories')} (${figure(subCategories.new)} new)`,
    report.dryRun ? '  Nothing was changed.' : '  Done.',
  ].join('\n');
}
