import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { type PriceList, useShownList } from './use-price-lists.ts';
import { counted } from './words.ts';

const PHASES = {
  reading: 'Reading the file',
  comparing: 'Comparing with the shop',
  writing: 'Writing',
} as const;

/** A list that is being processed: the step, its progress, and a cancel button. */
export function WorkProgress({ list: { _id, state, fileName, progress } }: { list: PriceList }) {
  const { busy, run } = useTask();
  const show = useShownList();
  const title = state === 'importing' ? 'Importing' : 'Checking';
  const cancel = () => run(async () => show((await sessionApi('cancelPriceList', { _id })).data));
  return (
    <section className="panel stack">
      <h2 className="list-h">
        {title} {fileName}
      </h2>
      <ProgressBar label={`${title} ${fileName}`} share={progress.share} />
      <p className="row between">
        <span role="status">{PHASES[progress.phase]}</span>
        <span className="num">
          {counted(progress.rows, 'row')} · {Math.round(progress.share * 100)} %
        </span>
      </p>
      <p className="muted small">
        Runs in the background: you can leave this page and come back.{' '}
        {state === 'importing'
          ? 'The whole list is imported or nothing. The shop stays open.'
          : 'Nothing is changed yet.'}
      </p>
      <div className="list-actions">
        <Button kind="line" busy={busy} busyLabel="Cancelling..." onClick={() => void cancel()}>
          {state === 'importing' ? 'Cancel the import' : 'Cancel the check'}
        </Button>
      </div>
    </section>
  );
}
