import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { StepHeading } from './step-heading.tsx';
import { type PriceList, useListWork } from './use-price-lists.ts';

const PHASES = {
  reading: texts.phaseReading,
  comparing: texts.phaseComparing,
  writing: texts.phaseWriting,
} as const;

/** A list that is being processed: the step, its progress, and a cancel button. */
export function WorkProgress({ list: { _id, state, fileName, progress } }: { list: PriceList }) {
  const { busy, work } = useListWork();
  const isImport = state === 'importing';
  const title = (isImport ? texts.importingFile : texts.checkingFile)({ file: fileName });
  const cancel = () => work(() => sessionApi('cancelPriceList', { _id }));
  return (
    <section className="panel stack">
      <StepHeading>{title}</StepHeading>
      <ProgressBar label={title} share={progress.share} />
      <p className="row between">
        <span role="status">{PHASES[progress.phase]}</span>
        <span>
          {texts.rowsAndShare({
            rows: texts.rows({ count: progress.rows }),
            percent: Math.round(progress.share * 100),
          })}
        </span>
      </p>
      <p className="muted small">{isImport ? texts.importInBackground : texts.checkInBackground}</p>
      <div className="list-actions">
        <Button kind="line" busy={busy} busyLabel={texts.cancelling} onClick={() => void cancel()}>
          {isImport ? texts.cancelImport : texts.cancelCheck}
        </Button>
      </div>
    </section>
  );
}
