import { pagePath } from '@jhola/domain';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { CountFigures } from './count-figures.tsx';
import { Findings } from './findings.tsx';
import { ReportButton } from './report-button.tsx';
import { StepHeading } from './step-heading.tsx';
import { type PriceList, useListWork } from './use-price-lists.ts';
import { changesText } from './format-list.ts';

/** An imported list: what it did, and the report to download. */
export function ListDone({ list }: { list: PriceList }) {
  return (
    <section className="stack">
      <div className="list-verdict good">
        <Icon of={CircleCheck} />
        <div>
          <StepHeading>{texts.importedChanges({ changes: changesText(list) })}</StepHeading>
          {list.finishedAt && (
            <p className="small">
              {texts.importedAt({
                file: list.fileName,
                date: formatDate(list.finishedAt),
                time: formatTime(list.finishedAt),
              })}
            </p>
          )}
        </div>
      </div>
      {list.counts && <CountFigures counts={list.counts} />}
      <div className="list-actions">
        <ButtonLink to={pagePath('products')}>{texts.seeProducts}</ButtonLink>
        <ReportButton list={list} kind="line" />
      </div>
      <Findings list={list} />
    </section>
  );
}

const TITLES = {
  failed: texts.couldNotRead,
  interrupted: texts.interrupted,
  outdated: texts.catalogueChanged,
  cancelled: texts.cancelled,
} as const;

export type ListStoppedProps = {
  list: PriceList & { state: keyof typeof TITLES };
  onColumns: () => void;
};

/** A list that failed or was cancelled: why, and what to do next. */
export function ListStopped({ list, onColumns }: ListStoppedProps) {
  const { busy, work } = useListWork();
  // It failed while it was imported, after its check.
  const isReadable = list.state === 'failed' && list.canImport;
  const again = () =>
    work(() => {
      const { _id, columns, settings, checkedAt } = list;
      return list.canImport
        ? sessionApi('importPriceList', { _id, checkedAt: checkedAt ?? undefined })
        : sessionApi('checkPriceList', { _id, columns: columns.map(({ meaning }) => meaning), settings });
    });
  return (
    <section className="stack">
      <div
        className={classNames('list-verdict', list.state === 'cancelled' ? 'calm' : 'bad')}
        role={list.state === 'cancelled' ? undefined : 'alert'}
      >
        <Icon of={list.state === 'cancelled' ? CircleSlash : CircleAlert} />
        <div>
          <StepHeading>{isReadable ? texts.notImported : TITLES[list.state]}</StepHeading>
          <p className="small">{list.fault}</p>
        </div>
      </div>
      <div className="list-actions">
        <Button busy={busy} busyLabel={texts.starting} onClick={() => void again()}>
          {list.canImport ? texts.importChanges({ changes: changesText(list) }) : texts.checkAgain}
        </Button>
        <Button kind="line" onClick={onColumns}>
          {texts.changeColumns}
        </Button>
      </div>
    </section>
  );
}
