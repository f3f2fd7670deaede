import type { WireAdminChange } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { Undo2 } from 'lucide';
import { texts } from '#messages/admin-changes.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Link } from '#platform/routing/link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { fieldLabel, fieldValue, inFieldOrder } from './change-fields.ts';
import { canBeUndone, changeSentence, hasParts, saysAll } from './change-sentence.ts';

export type ChangeItemProps = {
  change: WireAdminChange;
  /** Whether to link to the order that was changed. */
  linksOrder?: boolean;
  /** Offers to undo it, if that is possible. */
  onUndo?: ((change: WireAdminChange) => void) | undefined;
};

/** One change: who did what and when. Values that the sentence doesn't name are in a collapsible part. */
export function ChangeItem({ change, linksOrder = false, onUndo }: ChangeItemProps) {
  const { actor, changedAt, before, after, entity, entityId, entityName } = change;
  const keys = inFieldOrder(Object.keys({ ...before, ...after }));
  return (
    <li className="change">
      <p>
        {texts.change({ b: (content) => <b>{content}</b>, name: actor.name, change: changeSentence(change) })}
      </p>
      <time className="muted small" dateTime={changedAt}>
        {formatDate(changedAt)}, {formatTime(changedAt)}
      </time>
      {hasParts(change) && (
        <Link className="change-parts" to={pagePath('changes', { of: change._id })}>
          {texts.ofThis}
        </Link>
      )}
      {linksOrder && entity === 'order' && (
        <Link className="change-parts" to={pagePath('order', { orderId: entityId })}>
          {texts.openOrder({ order: entityName })}
        </Link>
      )}
      {onUndo && canBeUndone(change) && (
        <Button
          kind="line"
          small
          className="change-undo"
          aria-label={texts.undoOf({ change: changeSentence(change) })}
          onClick={() => onUndo(change)}
        >
          <Icon of={Undo2} />
          {texts.undo}
        </Button>
      )}
      {keys.length > 0 && !saysAll(change) && (
        <details>
          <summary>
            {texts.beforeAndAfter({
              change: changeSentence(change),
              context: (content) => <span className="vh">{content}</span>,
            })}
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.what}</th>
                {before && <th scope="col">{texts.before}</th>}
                {after && <th scope="col">{texts.after}</th>}
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
