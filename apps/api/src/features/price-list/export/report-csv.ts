import { priceListTexts as texts } from '../../../messages/index.ts';
import type { Db } from '../../../platform/database.ts';
import { readFindingsAfter } from '../jobs/findings.queries.ts';
import type { PriceListId } from '../jobs/lists.queries.ts';
import { csvLine } from './csv-line.ts';

const PAGE = 1_000;

/** The outcome of each row of a list, in the file's sequence, as CSV that spreadsheets can open. */
export async function* reportCsv(db: Db, id: PriceListId): AsyncGenerator<string> {
  // Read once: later pages may be read outside of the request, when the network has sent the first ones.
  const { refused, adjusted, merged, conflict, new: fresh, changed } = texts;
  const outcomes = { refused, adjusted, merged, conflict, new: fresh, changed };
  yield `\ufeff${csvLine([texts.row, texts.outcome, texts.product, texts.reason])}`;
  let after = { line: -1, position: -1 };
  for (;;) {
    const rows = await readFindingsAfter(db, id, after, PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows
      .map(({ line, outcome, product, reason }) =>
        csvLine([String(line), outcomes[outcome], product, reason]),
      )
      .join('');
    if (rows.length < PAGE) return;
    after = last;
  }
}
