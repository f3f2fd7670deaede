import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PriceList } from './use-price-lists.ts';
import { counted } from './words.ts';

const PHASES = {
  reading: 'Reading the file',
  comparing: 'Comparing with the shop',
  writing: 'Writing',
} as const;

/** A list that the shop is at work on: what it does, and how far it is. */
export function WorkProgress({ list: { state, fileName, progress } }: { list: PriceList }) {
  const title = state === 'importing' ? 'Importing' : 'Checking';
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
        It goes on by itself: you may leave this page and come back.{' '}
        {state === 'importing'
          ? 'Either the whole list comes in or nothing of it, and the shop stays open meanwhile.'
          : 'Nothing is changed by this.'}
      </p>
    </section>
  );
}
