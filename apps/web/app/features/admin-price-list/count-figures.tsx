import { texts } from '#messages/price-list.ts';
import { formatCount } from '#platform/format-count.ts';
import type { PriceList } from './use-price-lists.ts';

/** The four counts of a check. */
export function CountFigures({ counts }: { counts: NonNullable<PriceList['counts']> }) {
  return (
    <dl className="list-figures">
      <div>
        <dt>{texts.countNew}</dt>
        <dd>{formatCount(counts.new)}</dd>
      </div>
      <div>
        <dt>{texts.countChanged}</dt>
        <dd>{formatCount(counts.changed)}</dd>
      </div>
      <div>
        <dt>{texts.countUnchanged}</dt>
        <dd>{formatCount(counts.same)}</dd>
      </div>
      <div className={counts.refused > 0 ? 'bad' : undefined}>
        <dt>{texts.countRefused}</dt>
        <dd>{formatCount(counts.refused)}</dd>
      </div>
    </dl>
  );
}
