import { asksForAmounts, asksForSizeUnit } from '@jhola/domain';
import { useRef, useState } from 'react';
import { DraftNote, useDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list-columns.ts';
import { texts as common } from '#messages/price-list.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ColumnTable } from './column-table.tsx';
import { ListSettings } from './list-settings.tsx';
import { isMapped, mappingFaults } from './meanings.ts';
import { ReadingQuestions } from './reading-questions.tsx';
import { SaveLayout } from './save-layout.tsx';
import { StepHeading } from './step-heading.tsx';
import { type Layout, type PriceList, useListWork } from './use-price-lists.ts';
import { fileFormatText } from './format-list.ts';

export type ColumnFormProps = {
  list: PriceList;
  /** Returns to the checked columns; absent if they were never checked. */
  onBack?: (() => void) | undefined;
  onChecking: () => void;
};

/**
 * What each column of the file means: guessed, shown with its first values, and corrected here. Corrections are kept as
 * a draft until the list is checked with them.
 */
export function ColumnForm({ list, onBack, onChecking }: ColumnFormProps) {
  const kept = useDraft<Layout>(`columns of price list ${list._id}`, {
    columns: list.columns.map(({ meaning }) => meaning),
    settings: list.settings,
  });
  const { draft: layout, change: setLayout } = kept;
  const [asked, setAsked] = useState(false);
  const { busy, work } = useListWork();
  const faults = mappingFaults(layout.columns);
  const form = useRef<HTMLElement>(null);
  const check = () => {
    setAsked(true);
    if (!isMapped(faults) || !isAnswered(list, layout)) {
      // Once unanswered questions are marked as errors too.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    void work(async () => {
      const response = await sessionApi('checkPriceList', { _id: list._id, ...layout });
      kept.forget();
      return response;
    }, onChecking);
  };
  return (
    <section className="stack" aria-labelledby="columns-h" ref={form}>
      <header>
        <StepHeading id="columns-h">{texts.heading}</StepHeading>
        <p className="muted small">
          {list.profile === null
            ? texts.guessed({ format: fileFormatText(list) })
            : texts.savedIn({ layout: list.profile, format: fileFormatText(list) })}
        </p>
      </header>
      <DraftNote restoredAt={kept.restoredAt} onDiscard={() => kept.discard()} />
      {faults.missing.length > 0 && (
        <div role={asked ? 'alert' : undefined}>
          <Notice>{faults.missing.join(' ')}</Notice>
        </div>
      )}
      <ColumnTable
        columns={list.columns}
        meanings={layout.columns}
        faults={faults.columns}
        onChange={(at, meaning) =>
          setLayout({
            ...layout,
            columns: layout.columns.map((one, index) => (index === at ? meaning : one)),
          })
        }
      />
      <ReadingQuestions
        columns={list.columns}
        layout={layout}
        asked={asked}
        onChange={(settings) => setLayout({ ...layout, settings })}
      />
      <ListSettings settings={layout.settings} onChange={(settings) => setLayout({ ...layout, settings })} />
      <div className="list-actions">
        <Button busy={busy} busyLabel={common.starting} onClick={check}>
          {texts.seeChanges}
        </Button>
        {onBack && (
          <Button kind="soft" onClick={onBack}>
            {texts.backToResult}
          </Button>
        )}
      </div>
      <SaveLayout list={list} layout={layout} disabled={!isMapped(faults)} />
    </section>
  );
}

/** Whether everything that can't be guessed has been answered. */
function isAnswered({ columns }: PriceList, { columns: meanings, settings }: Layout): boolean {
  const known = columns.map((column, at) => ({ ...column, meaning: meanings[at] ?? 'ignore' }));
  return (
    (settings.amounts !== null || !asksForAmounts(known)) && !asksForSizeUnit(meanings, settings.sizeUnit)
  );
}
