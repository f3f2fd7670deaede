import type { WireOrderDetails } from '@jhola/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { orderKey } from '#features/orders/index.ts';
import { sessionApi, useSession } from '#features/session/index.ts';
import { texts } from '#messages/order-desk-order.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { nextStep } from '../next-step.ts';

const CancelDialog = lazy(() => import('./cancel-order-dialog.tsx'));
const UndeliveredDialog = lazy(() => import('./undelivered-dialog.tsx'));

/** The next step as the main button, and below it the alternatives: cancel, or mark as undelivered. */
export function OrderActions({ order }: { order: WireOrderDetails }) {
  const { _id, status } = order;
  const { busy, run } = useTask();
  const settle = useSettledOrder(_id);
  const [ending, setEnding] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const step = nextStep(status);
  const EndDialog = status === 'shipped' ? UndeliveredDialog : CancelDialog;
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
      <Button kind="quiet" small wide onClick={() => setEnding('open')}>
        {status === 'shipped' ? texts.markUndelivered : texts.cancelOrder}
      </Button>
      {ending !== 'never opened' && (
        <Suspense fallback={null}>
          <EndDialog
            order={order}
            open={ending === 'open'}
            onClose={() => setEnding('closed')}
            onSettled={settle}
          />
        </Suspense>
      )}
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
