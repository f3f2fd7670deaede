import type { WireOrderDetails } from '@jhola/contract/client';
import { useKeptDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { EndOrderDialog, type OrderEndingProps } from './end-order-dialog.tsx';

/** Sent to the customer unchanged. */
const USUAL_REASONS = [
  'Nobody was at the door',
  'You did not want the order any more',
  'We could not find your address',
  'We could not reach you by phone',
] as const;

const NOTHING_SAID: { readonly reason: string; readonly writtenOff: readonly number[] } = {
  reason: '',
  writtenOff: [],
};

/** Asks why an order was returned, and which of its items can't be sold again. */
export default function UndeliveredDialog({ order, ...ending }: OrderEndingProps) {
  const { _id, orderId, status: from, customer, items } = order;
  const { draft, change, forget } = useKeptDraft(`undelivered order ${_id}`, NOTHING_SAID);
  const { reason, writtenOff } = draft;
  return (
    <EndOrderDialog
      {...ending}
      title="Mark undelivered"
      description={`Order ${orderId}. ${undone(order)} ${customer.name} gets a mail with your reason.`}
      keep="Go back"
      confirm="Mark undelivered"
      busyLabel="Saving..."
      usualReasons={USUAL_REASONS}
      reason={reason}
      onReason={(typed) => change({ ...draft, reason: typed })}
      send={() => sessionApi('markUndelivered', { _id, from, reason, writtenOff: [...writtenOff] })}
      onEnded={forget}
    >
      <WriteOffs
        items={items}
        writtenOff={writtenOff}
        onChange={(places) => change({ ...draft, writtenOff: places })}
      />
    </EndOrderDialog>
  );
}

function undone({ payment_method: method, payment_status: status }: WireOrderDetails): string {
  if (method === 'cash') return 'Its cash won’t be counted.';
  return status === 'PAID' ? 'What was paid goes back to the card.' : '';
}

type WriteOffsProps = Pick<WireOrderDetails, 'items'> & {
  /** Indexes in `items`. */
  writtenOff: readonly number[];
  onChange: (writtenOff: readonly number[]) => void;
};

/** Which items are written off. The others go back into stock. */
function WriteOffs({ items, writtenOff, onChange }: WriteOffsProps) {
  const all = items.map((_, place) => place);
  const toggle = (place: number) =>
    onChange(
      writtenOff.includes(place) ? writtenOff.filter((other) => other !== place) : [...writtenOff, place],
    );
  return (
    <fieldset className="write-offs">
      <legend className="lab">What can’t be sold again?</legend>
      <p className="muted small">Tick what to write off. Everything else goes back into stock.</p>
      {items.length > 1 && (
        <label className="write-off">
          <Checkbox
            checked={writtenOff.length === items.length}
            onChange={({ target }) => onChange(target.checked ? all : [])}
          />
          <b>Everything</b>
        </label>
      )}
      {items.map(({ name, unit, quantity }, place) => (
        <label className="write-off" key={`${place} ${name}`}>
          <Checkbox checked={writtenOff.includes(place)} onChange={() => toggle(place)} />
          <span>
            {quantity} × {name} <span className="muted">{unit}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
