import { ApiError, NoAnswerError, type WireOrder } from '@jhola/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cartKey } from '#features/cart/index.ts';
import { useTask } from '#features/connection/index.ts';
import { reloadOrders } from '#features/orders/index.ts';
import { sessionApi, sessionStore } from '#features/session/index.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { toast } from '#ui/toast.ts';
import { AttemptKey } from './attempt-key.ts';
import type { OrderForm } from './order-form.ts';
import { goToPayPage } from './pay-page.ts';
import type { SuccessState } from './success-page.tsx';

export type Payment = 'cash' | 'card';

/**
 * Places the order, paid at the door or by card: one at a time, and however often it is sent, once. Where the
 * server refuses, its message is shown and the cart fetched anew; where nobody answered it is `unsure` whether the
 * order was placed, and safe to send it again.
 */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { busy, run } = useTask();
  const [payment, setPayment] = useState<Payment>('cash');
  const [unsure, setUnsure] = useState(false);
  const attempt = useRef(new AttemptKey());

  const refetch = () => {
    const session = sessionStore.current();
    void queryClient.invalidateQueries({ queryKey: cartKey(session) });
    void reloadOrders(queryClient, session);
  };
  const place = async (by: Payment, form: OrderForm) => {
    setPayment(by);
    const error = await run(async () => {
      if (by === 'card') await payByCard(form);
      else await navigate('/success', { replace: true, state: successState(await payCash(form)) });
      refetch();
    });
    setUnsure(error instanceof NoAnswerError);
    // Without an answer nobody knows whether it was placed: sent again it carries the same key.
    if (error === null || error instanceof ApiError) attempt.current.done();
    if (error instanceof ApiError) refetch();
  };
  const payCash = async (form: OrderForm) => {
    const headers = { 'idempotency-key': attempt.current.for(form) };
    const { data, message } = await sessionApi('placeCashOrder', form, { headers });
    toast.success(message);
    return data;
  };
  return { busy, payment, unsure, place };
}

async function payByCard(form: OrderForm): Promise<void> {
  const loading = toast.loading('Loading...');
  try {
    await goToPayPage(await sessionApi('checkout', form));
  } finally {
    toast.dismiss(loading);
  }
}

function successState({ orderId, totalAmt }: WireOrder): SuccessState {
  return { text: 'Order', orderId, toPay: totalAmt };
}
