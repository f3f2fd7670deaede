import type { WireDeskOrder } from '@jhola/contract/client';
import { type ForwardStatus, groupBy } from '@jhola/domain';
import { ClipboardCheck } from 'lucide';
import { texts as admin } from '#messages/admin.ts';
import { texts } from '#messages/order-desk-list.ts';
import { texts as desk } from '#messages/order-desk.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeyHint, keyName } from '#ui/key-hint.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { useListState } from '../list-path.ts';
import { useAreKeysOn } from './keys-setting.ts';
import { nextStep } from '../next-step.ts';
import { pickListPath } from '../pick/pick-list-path.ts';

export type BulkBarProps = {
  /** The selected orders. */
  orders: readonly WireDeskOrder[];
  busy: boolean;
  onMove: (orders: readonly WireDeskOrder[], to: ForwardStatus) => void;
  onClear: () => void;
};

/** The bulk actions for the selected orders: a button for each step that some of them can take. */
export function BulkBar({ orders, busy, onMove, onClear }: BulkBarProps) {
  useFocusAfterRemoval(orders.length);
  const listState = useListState();
  const areKeysOn = useAreKeysOn();
  const count = orders.length > 0 && texts.selected({ count: orders.length });
  return (
    <>
      <LiveRegion className="vh">{count}</LiveRegion>
      {count !== false && (
        <div className="desk-bulk" role="region" aria-label={texts.selectedOrders}>
          <b>{count}</b>
          {areKeysOn && <KeyHint>{admin.keyOfBar({ key: keyName })}</KeyHint>}
          {stepsFor(orders).map(({ to, label, those }) => (
            <Button key={to} small busy={busy} onClick={() => onMove(those, to)}>
              {label} <span>{those.length}</span>
            </Button>
          ))}
          <ButtonLink small kind="line" to={pickListPath(orders.map((order) => order._id))} state={listState}>
            <Icon of={ClipboardCheck} />
            {desk.pickList}
          </ButtonLink>
          <Button small kind="quiet" className="desk-bulk-clear" onClick={onClear}>
            {texts.clear}
          </Button>
        </div>
      )}
    </>
  );
}

function stepsFor(orders: readonly WireDeskOrder[]) {
  const byStep = groupBy(orders, ({ status }) => nextStep(status)?.label ?? '');
  return [...byStep.values()].flatMap((those) => {
    const step = nextStep(those[0].status);
    return step ? [{ ...step, those }] : [];
  });
}
