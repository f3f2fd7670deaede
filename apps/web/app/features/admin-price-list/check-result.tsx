import type { PriceListEffect } from '@jhola/domain';
import { useRef, useState } from 'react';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Effects } from './effects.tsx';
import { CountFigures } from './count-figures.tsx';
import { Findings } from './findings.tsx';
import { ReportButton } from './report-button.tsx';
import { StepHeading } from './step-heading.tsx';
import { type PriceList, useListWork } from './use-price-lists.ts';
import { changesText, noChangesText, readingTexts } from './format-list.ts';

export type CheckResultProps = { list: PriceList; onColumns: () => void };

/** The effect whose rows were asked for last; `turn` differs each time, because other rows may be shown since. */
type Asked = { readonly effect: PriceListEffect | null; readonly turn: number };

/** What the list would change, row by row, and the button that imports it. */
export function CheckResult({ list, onColumns }: CheckResultProps) {
  const { busy, work } = useListWork();
  const [asked, setAsked] = useState<Asked>({ effect: null, turn: 0 });
  const rows = useRef<HTMLDivElement>(null);
  const { _id, counts, checkedAt } = list;
  if (counts === null) return null;
  const hasChanges = counts.new + counts.changed > 0;
  const startImport = () =>
    work(() => sessionApi('importPriceList', { _id, checkedAt: checkedAt ?? undefined }));
  const showEffect = (effect: PriceListEffect) => {
    setAsked(({ turn }) => ({ effect, turn: turn + 1 }));
    rows.current?.focus({ preventScroll: true });
    rows.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className="stack" aria-labelledby="result-h">
      <header>
        <StepHeading id="result-h">{texts.whatWillChange}</StepHeading>
        <p className="muted small">
          {texts.nothingChangedYet({ facts: [...readText(counts), ...readingTexts(list)].join('; ') })}
        </p>
      </header>
      <CountFigures counts={counts} />
      {!hasChanges && <Notice>{noChangesText(counts)}</Notice>}
      <div className="list-actions">
        {hasChanges && (
          <Button busy={busy} busyLabel={texts.starting} onClick={() => void startImport()}>
            {texts.importChanges({ changes: changesText(list) })}
          </Button>
        )}
        <Button kind="line" onClick={onColumns}>
          {texts.changeColumns}
        </Button>
        <ReportButton list={list} />
      </div>
      <Effects effects={list.effects} onShow={showEffect} />
      <div ref={rows} className="list-rows" tabIndex={-1}>
        <Findings key={`${checkedAt} ${asked.turn}`} list={list} effect={asked.effect} />
      </div>
    </section>
  );
}

/** How much was read. */
function readText({ rows, newCategories, newSubCategories }: NonNullable<PriceList['counts']>): string[] {
  const read = texts.rowsRead({ count: rows });
  if (newCategories + newSubCategories === 0) return [read];
  return [read, texts.newCategories({ categories: newCategories, subCategories: newSubCategories })];
}
