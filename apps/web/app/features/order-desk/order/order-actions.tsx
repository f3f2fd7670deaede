import type { WireOrderDetails } from '@jhola/contract/client';
import type { ForwardStatus } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyComponent, useTask } from '#features/connection/index.ts';
import { showOrderNow } from '#features/orders/index.ts';
import { sessionApi, useSession } from '#features/session/index.ts';
import { texts } from '#messages/order-desk-order.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { outlastDoublePress, pressOnce } from '../double-press.ts';
import { nextStep } from '../next-step.ts';

const loadCancelDialog = () => import('./cancel-order-dialog.tsx');
const loadUndeliveredDialog = () => import('./undelivered-dialog.tsx');

/** The ways in which an order ends without a delivery; each has its dialog. */
type Ending = 'cancelled' | 'undelivered';

/**
 * The next step as the main button, and below it the alternatives: cancel, or mark as undelivered. An open
 * dialog stays when somebody else moves the order on, so that the admin's input isn't lost; the server then refuses it
 * with a message.
 */
export function OrderActions({ order }: { order: WireOrderDetails }) {
  const { _id, status } = order;
  const { busy, run } = useTask();
  const settle = useSettledOrder(_id);
  const [ending, setEnding] = useState<Ending | null>(null);
  const step = nextStep(status);
  const isShipped = status === 'shipped';
  const move = async (to: ForwardStatus) => {
    const { data, message } = await sessionApi('moveOrder', { _id, from: status, to });
    settle(data);
    toast.success(message);
  };
  const press = async (to: ForwardStatus) => {
    const failure = await run(() => outlastDoublePress(move(to)));
    if (failure !== null) settle(undefined);
  };
  const dialogOf = (which: Ending) => {
    const open = ending === which;
    return { wanted: open, props: { order, open, onClose: () => setEnding(null), onSettled: settle } };
  };
  return (
    <>
      {step !== null && (
        <div className="stack">
          <Button wide busy={busy} onKeyDown={pressOnce} onClick={() => void press(step.to)}>
            {step.label}
          </Button>
          <Button kind="quiet" small wide onClick={() => setEnding(isShipped ? 'undelivered' : 'cancelled')}>
            {isShipped ? texts.markUndelivered : texts.cancelOrder}
          </Button>
        </div>
      )}
      <LazyComponent load={loadCancelDialog} {...dialogOf('cancelled')} />
      <LazyComponent load={loadUndeliveredDialog} {...dialogOf('undelivered')} />
    </>
  );
}

/** Shows the order from the server's response, and refetches it: somebody else may have been faster. */
function useSettledOrder(id: string) {
  const queryClient = useQueryClient();
  const session = useSession();
  return (order: WireOrderDetails | undefined) => showOrderNow(queryClient, session, id, order);
}
