import { formatRupees, PROMISED_MINUTES } from '@jhola/domain';
import { texts } from '#messages/order-desk-list.ts';
import { formatCount } from '#platform/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import '#ui/bars.css';
import './desk-figures.css';
import { RecentDeliveryBars } from './recent-delivery-bars.tsx';
import { useDeskFigures } from './use-desk-figures.ts';

/** The order desk's figures, above its orders. Reserves its space while loading. */
export function DeskFigures() {
  const { data } = useDeskFigures();
  const late = data?.late ?? 0;
  return (
    <dl className="desk-figures" aria-busy={data === undefined}>
      <div>
        <dd>{data ? formatCount(data.open) : '–'}</dd>
        <dt>{texts.openNow}</dt>
      </div>
      <div className={classNames(late > 0 && 'bad')}>
        <dd>{data ? formatCount(data.late) : '–'}</dd>
        <dt>{texts.overPromise({ minutes: PROMISED_MINUTES })}</dt>
      </div>
      <div>
        <dd>{data ? formatRupees(data.takings) : '–'}</dd>
        <dt>{texts.sinceMorning}</dt>
      </div>
      <div className="desk-lately">
        <RecentDeliveryBars lately={data?.lately} />
      </div>
    </dl>
  );
}
