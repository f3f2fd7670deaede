import type { WireAdminChange } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Link } from '#platform/routing/link.tsx';
import { fieldLabel, fieldValue } from './change-fields.ts';
import { changeSentence, hasParts } from './change-sentence.ts';

/** One change: who did what and when; values before and after in a collapsible part. */
export function ChangeItem({ change }: { change: WireAdminChange }) {
  const { actor, changedAt, before, after } = change;
  const keys = Object.keys({ ...before, ...after });
  return (
    <li className="change">
      <p>
        <b>{actor.name}</b> {changeSentence(change)}
      </p>
      <time className="muted small" dateTime={changedAt}>
        {formatDate(changedAt)}, {formatTime(changedAt)}
      </time>
      {hasParts(change) && (
        <Link className="change-parts" to={pagePath('changes', { of: change._id })}>
          What it changed
        </Link>
      )}
      {keys.length > 0 && (
        <details>
          <summary>
            Before and after<span className="vh">: {changeSentence(change)}</span>
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                {before && <th scope="col">Before</th>}
                {after && <th scope="col">After</th>}
              </tr>
            </thead>
            <tbody>
              {keys.map((key) => (
                <tr key={key}>
                  <th scope="row">{fieldLabel(key)}</th>
                  {before && <td>{fieldValue(key, before[key])}</td>}
                  {after && <td>{fieldValue(key, after[key])}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}
