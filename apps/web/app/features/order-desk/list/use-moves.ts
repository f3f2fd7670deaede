import type { WireDeskOrder } from '@jhola/contract/client';
import type { ForwardStatus } from '@jhola/domain';
import { useState } from 'react';
import { toastFailure } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { toast } from '#ui/toast.ts';
import { outlastDoublePress } from '../double-press.ts';
import { nextStep } from '../next-step.ts';
import { useDeskChange } from './use-desk.ts';

/** Why an order of several could not be moved. */
export type Refusal = { readonly orderId: string; readonly message: string };

/** Moves orders to their next state, one or several at a time. */
export function useMoves() {
  const change = useDeskChange();
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  /** Orders are moved independently: while one is being moved, others can be pressed. */
  const during = async (ids: readonly string[], task: () => Promise<void>) => {
    setMoving((before) => new Set([...before, ...ids]));
    try {
      await task();
    } catch (error) {
      toastFailure(error);
    } finally {
      setMoving((before) => new Set([...before].filter((id) => !ids.includes(id))));
      // Also after a refusal, because it means that somebody else was faster and the list is stale.
      void change([], {});
    }
  };
  const moveOn = ({ _id, status: from }: WireDeskOrder) => {
    const step = nextStep(from);
    if (step === null || moving.has(_id)) return;
    const move = async () => {
      const { data, message } = await sessionApi('moveOrder', { _id, from, to: step.to });
      void change([_id], { status: data.status, statusSince: data.statusSince });
      toast.success(message);
    };
    void during([_id], () => outlastDoublePress(move()));
  };
  /** Calls `onMoved` once the server has moved them, or those of them that it could. */
  const moveMany = async (
    orders: readonly WireDeskOrder[],
    to: ForwardStatus,
    onMoved: () => void,
  ): Promise<void> => {
    setRefusals([]);
    const seen = orders.map(({ _id, status: from }) => ({ _id, from }));
    const ids = orders.map(({ _id }) => _id);
    await during(ids, async () => {
      // Without its buttons, the second press of a double click would be one on the row below them.
      const { data, message: done } = await outlastDoublePress(
        sessionApi('moveOrders', { orders: seen, to }),
      );
      onMoved();
      void change(data.moved, { status: to });
      if (data.moved.length > 0) toast.success(done);
      setRefusals(
        data.refused.map(({ _id, message }) => ({
          orderId: orders.find((order) => order._id === _id)?.orderId ?? '',
          message,
        })),
      );
    });
  };
  return { moving, moveOn, moveMany, refusals, forgetRefusals: () => setRefusals([]) };
}
