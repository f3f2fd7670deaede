import type { PriceList } from './use-price-lists.ts';
import { figure } from './words.ts';

/** The four counts of a check. */
export function CountFigures({ counts }: { counts: NonNullable<PriceList['counts']> }) {
  return (
    <dl className="list-figures">
      <div>
        <dt>New</dt>
        <dd>{figure(counts.new)}</dd>
      </div>
      <div>
        <dt>Changed</dt>
        <dd>{figure(counts.changed)}</dd>
      </div>
      <div>
        <dt>Unchanged</dt>
        <dd>{figure(counts.same)}</dd>
      </div>
      <div className={counts.refused > 0 ? 'bad' : undefined}>
        <dt>Refused</dt>
        <dd>{figure(counts.refused)}</dd>
      </div>
    </dl>
  );
}
