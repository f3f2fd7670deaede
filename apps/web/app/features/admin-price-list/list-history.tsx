import { pagePath } from '@jhola/domain';
import { texts } from '#messages/price-list.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Link } from '#platform/routing/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { isInProgress, type PriceList } from './use-price-lists.ts';
import { changesText, STATE_LABELS } from './format-list.ts';

/** The latest lists with their state, each a link to it. */
export function ListHistory({ lists }: { lists: readonly PriceList[] }) {
  if (lists.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="earlier-lists">
      <h2 id="earlier-lists" className="list-h">
        {texts.earlierLists}
      </h2>
      <ul className="list-history">
        {lists.map((list) => (
          <li key={list._id}>
            <Link to={pagePath('price-list', { list: list._id })} className="list-link">
              <b>{list.fileName}</b>
              <span className="muted small">
                {formatDate(list.createdAt)}, {formatTime(list.createdAt)}
                {list.uploadedBy && ` · ${list.uploadedBy}`}
              </span>
            </Link>
            <span className={classNames('chip', `list-${list.state}`)}>
              {STATE_LABELS[list.state]}
              {isInProgress(list) && ` ${Math.round(list.progress.share * 100)}%`}
            </span>
            <span className="muted small list-what">{changesText(list)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
