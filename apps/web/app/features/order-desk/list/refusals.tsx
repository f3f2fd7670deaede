import { X } from 'lucide';
import { texts } from '#messages/order-desk-list.ts';
import { texts as shared } from '#messages/shared.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Refusal } from './use-moves.ts';

/** Which of several orders could not be moved, and why; stays until it is dismissed. */
export function Refusals({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  if (refusals.length === 0) return null;
  return (
    <div className="refusals" role="alert">
      <div>
        <b>{texts.notMoved({ count: refusals.length })}</b>
        <ul>
          {refusals.map(({ orderId, message }) => (
            <li key={orderId}>{message}</li>
          ))}
        </ul>
      </div>
      <IconButton label={shared.close} onClick={onClose}>
        <Icon of={X} size={24} />
      </IconButton>
    </div>
  );
}
