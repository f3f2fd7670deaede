import { pagePath } from '@jhola/domain';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { CountFigures } from './count-figures.tsx';
import { Findings } from './findings.tsx';
import { ReportButton } from './report-button.tsx';
import { type PriceList, useShownList } from './use-price-lists.ts';
import { changesInWords } from './words.ts';

/** An imported list: what it did, and the report to download. */
export function ListDone({ list }: { list: PriceList }) {
  return (
    <section className="stack">
      <div className="list-verdict good" role="status">
        <Icon of={CircleCheck} />
        <div>
          <h2 className="list-h">Imported: {changesInWords(list)}</h2>
          {list.finishedAt && (
            <p className="small">
              {list.fileName}, {formatDate(list.finishedAt)}, {formatTime(list.finishedAt)}
            </p>
          )}
        </div>
      </div>
      {list.counts && <CountFigures counts={list.counts} />}
      <div className="list-actions">
        <ButtonLink to={pagePath('products')}>See the products</ButtonLink>
        <ReportButton list={list} kind="line" />
      </div>
      <Findings list={list} />
    </section>
  );
}

const TITLES = {
  failed: 'This list could not be read',
  interrupted: 'Interrupted',
  outdated: 'The catalogue has changed',
  cancelled: 'Cancelled',
} as const;

export type ListStoppedProps = {
  list: PriceList & { state: keyof typeof TITLES };
  onColumns: () => void;
};

/** A list that failed or was cancelled: why, and what to do next. */
export function ListStopped({ list, onColumns }: ListStoppedProps) {
  const { busy, run } = useTask();
  const show = useShownList();
  const again = () =>
    run(async () => {
      const { _id, columns, settings } = list;
      const answer = list.canImport
        ? await sessionApi('importPriceList', { _id })
        : await sessionApi('checkPriceList', {
            _id,
            columns: columns.map(({ meaning }) => meaning),
            settings,
          });
      await show(answer.data);
    });
  return (
    <section className="stack">
      <div
        className={classNames('list-verdict', list.state === 'cancelled' ? 'calm' : 'bad')}
        role={list.state === 'cancelled' ? 'status' : 'alert'}
      >
        <Icon of={list.state === 'cancelled' ? CircleSlash : CircleAlert} />
        <div>
          <h2 className="list-h">{TITLES[list.state]}</h2>
          <p className="small">{list.fault}</p>
        </div>
      </div>
      <div className="list-actions">
        <Button busy={busy} busyLabel="Starting..." onClick={() => void again()}>
          {list.canImport ? `Import ${changesInWords(list)}` : 'Check the list again'}
        </Button>
        <Button kind="line" onClick={onColumns}>
          Change the columns
        </Button>
      </div>
    </section>
  );
}
