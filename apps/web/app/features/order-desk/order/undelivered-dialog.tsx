import { packText, reasonText, UNDELIVERED_REASONS } from '@jhola/domain';
import type { WireOrderDetails } from '@jhola/contract/client';
import { useDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/order-desk-endings.ts';
import { texts as shared } from '#messages/shared.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { undeliveredEffect } from './ending-effect.ts';
import { EndOrderDialog, type OrderEndingProps } from './end-order-dialog.tsx';

const NOTHING_SAID: { readonly reason: string; readonly writtenOff: readonly number[] } = {
  reason: '',
  writtenOff: [],
};

/** Asks why an order was returned, and which of its items can't be sold again. */
export default function UndeliveredDialog({ order, ...ending }: OrderEndingProps) {
  const { _id, status: from, items } = order;
  const { draft, change, forget } = useDraft(`undelivered order ${_id}`, NOTHING_SAID);
  const { reason, writtenOff } = draft;
  return (
    <EndOrderDialog
      {...ending}
      title={texts.undeliveredTitle}
      description={undeliveredEffect(order)}
      keep={texts.goBack}
      confirm={texts.undeliveredTitle}
      busyLabel={shared.saving}
      usualReasons={UNDELIVERED_REASONS.map(reasonText)}
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

type WriteOffsProps = Pick<WireOrderDetails, 'items'> & {
  /** Indexes in `items`. */
  writtenOff: readonly number[];
  onChange: (writtenOff: readonly number[]) => void;
};

/** Which items are written off. The others go back into stock. */
function WriteOffs({ items, writtenOff, onChange }: WriteOffsProps) {
  const all = items.map((_, index) => index);
  const toggle = (index: number) =>
    onChange(
      writtenOff.includes(index) ? writtenOff.filter((other) => other !== index) : [...writtenOff, index],
    );
  return (
    <fieldset className="write-offs">
      <legend className="lab">{texts.writeOffLegend}</legend>
      <p className="muted small">{texts.writeOffHint}</p>
      {items.length > 1 && (
        <label className="write-off">
          <Checkbox
            checked={writtenOff.length === items.length}
            onChange={({ target }) => onChange(target.checked ? all : [])}
          />
          <b>{texts.everything}</b>
        </label>
      )}
      {items.map(({ name, unit, quantity }, index) => (
        <label className="write-off" key={`${index} ${name}`}>
          <Checkbox checked={writtenOff.includes(index)} onChange={() => toggle(index)} />
          <span>
            {quantity} × <bdi>{name}</bdi> <span className="muted">{packText(unit)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
