import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CountFigures } from './count-figures.tsx';
import { Findings } from './findings.tsx';
import { ReportButton } from './report-button.tsx';
import { type PriceList, useShownList } from './use-price-lists.ts';
import { changesInWords, counted } from './words.ts';

export type CheckResultProps = { list: PriceList; onColumns: () => void };

/** What the list would change, row by row, and the one button that does it. */
export function CheckResult({ list, onColumns }: CheckResultProps) {
  const { busy, run } = useTask();
  const show = useShownList();
  const { counts } = list;
  if (counts === null) return null;
  const hasChanges = counts.new + counts.changed > 0;
  const bringIn = () => run(async () => show((await sessionApi('importPriceList', { _id: list._id })).data));
  return (
    <section className="stack" aria-labelledby="result-h">
      <header>
        <h2 id="result-h" className="list-h">
          What it would change
        </h2>
        <p className="muted small">
          Nothing has been changed yet. {counted(counts.rows, 'row')} were read
          {counts.merged > 0 && `, ${counted(counts.merged, 'row')} of them part of another row’s product`}
          {counts.newCategories + counts.newSubCategories > 0 &&
            `; ${counted(counts.newCategories, 'new category', 'new categories')} and ${counted(counts.newSubCategories, 'new sub-category', 'new sub-categories')} come along`}
          .
        </p>
      </header>
      <CountFigures counts={counts} />
      {!hasChanges && (
        <Notice>
          {counts.same > 0
            ? 'The shop says the same as this list: there is nothing to import.'
            : 'No row of this list can be sold. Look at the reasons below, or at what the columns mean.'}
        </Notice>
      )}
      <div className="list-actions">
        {hasChanges && (
          <Button busy={busy} busyLabel="Beginning..." onClick={() => void bringIn()}>
            Import {changesInWords(list)}
          </Button>
        )}
        <Button kind="line" onClick={onColumns}>
          Change the columns
        </Button>
        <ReportButton list={list} />
      </div>
      <Findings key={list.checkedAt} list={list} />
    </section>
  );
}
