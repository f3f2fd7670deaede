import type { WireOrderDetails } from '@jhola/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyComponent, useTask } from '#features/connection/index.ts';
import { orderKey } from '#features/orders/index.ts';
import { sessionApi, useSession } from '#features/session/index.ts';
import { texts } from '#messages/order-desk-order.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { nextStep } from '../next-step.ts';

const loadCancelDialog = () => import('./cancel-order-dialog.tsx');
const loadUndeliveredDialog = () => import('./undelivered-dialog.tsx');

/** The next step as the main button, and below it the alternatives: cancel, or mark as undelivered. */
export function OrderActions({ order }: { order: WireOrderDetails }) {
  const { _id, status } = order;
  const { busy, run } = useTask();
  const settle = useSettledOrder(_id);
  const [open, setOpen] = useState(false);
  const step = nextStep(status);
  const isShipped = status === 'shipped';
  if (step === null) return null;
  const move = async () => {
    let moved: WireOrderDetails | undefined;
    await run(async () => {
      const { data, message } = await sessionApi('moveOrder', { _id, from: status, to: step.to });
      moved = data;
      toast.success(message);
    });
    settle(moved);
  };
  return (
    <div className="stack">
      <Button wide busy={busy} onClick={() => void move()}>
        {step.label}
      </Button>
      <Button kind="quiet" small wide onClick={() => setOpen(true)}>
        {isShipped ? texts.markUndelivered : texts.cancelOrder}
      </Button>
      <LazyComponent
        load={isShipped ? loadUndeliveredDialog : loadCancelDialog}
        wanted={open}
        props={{ order, open, onClose: () => setOpen(false), onSettled: settle }}
        key={isShipped ? 'undelivered' : 'cancelled'}
      />
    </div>
  );
}

/** Shows the order from the server's response, or else refetches it: somebody else may have been faster. */
function useSettledOrder(id: string) {
  const queryClient = useQueryClient();
  const session = useSession();
  return (order: WireOrderDetails | undefined) => {
    const queryKey = orderKey(session, id);
    if (order) queryClient.setQueryData(queryKey, order);
    else void queryClient.invalidateQueries({ queryKey });
  };
}
