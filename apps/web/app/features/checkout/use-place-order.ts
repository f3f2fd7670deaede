import { ApiError, NoResponseError, type WireOrder } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { reloadAddresses } from '#features/addresses/index.ts';
import { orderAttempt, reloadCart } from '#features/cart/index.ts';
import { useRetryWhenOnline, useTask } from '#features/connection/index.ts';
import { reloadOrders } from '#features/orders/index.ts';
import { sessionApi, sessionStore, useSession } from '#features/session/index.ts';
import { texts } from '#messages/checkout.ts';
import { useNavigator } from '#platform/routing/pages-context.ts';
import { useIsHere } from '#platform/routing/use-is-here.ts';
import { toast } from '#ui/toast.ts';
import type { OrderForm } from './order-form.ts';
import { goToPayPage, untilBackFromPayPage } from './pay-page.ts';
import type { SuccessState } from './success-page.tsx';

const SUCCESS = pagePath('success');

export type Payment = 'cash' | 'card';

/**
 * Places the order, in cash or by card: one at a time, and once however often it is sent. If the server refuses,
 * `refusal` is its message, and cart and addresses are refetched before the next attempt. If there is no response,
 * `unsure` is set: the order may be placed, and it is safe to send it again. `isCartEmpty`: the cart as the server
 * knows it; if it is empty after a lost response or a 503, also of a page that was left since, the same order is sent
 * again by itself, which can only find the order that was placed. `isFinding` is set meanwhile.
 */
export function usePlaceOrder(isCartEmpty: boolean) {
  const queryClient = useQueryClient();
  const navigator = useNavigator();
  const isHere = useIsHere();
  const { busy, run } = useTask();
  const [payment, setPayment] = useState<Payment>('cash');
  const [refusal, setRefusal] = useState<string | null>(null);
  const session = useSession();
  const [attempt] = useState(() => orderAttempt(session));
  /** Where an order was sent whose outcome is unknown: on this page, or before it was opened or reloaded. */
  const [unsure, setUnsure] = useState<'here' | 'before' | null>(attempt.isUnknown ? 'before' : null);

  const refetch = async () => {
    const session = sessionStore.current();
    void reloadOrders(queryClient, session);
    await reloadCart(queryClient, session);
  };
  const send = async (by: Payment, form: OrderForm) => {
    try {
      if (by === 'card') await payByCard(form);
      else {
        const state = successState(await payCash(form));
        await navigator.go(SUCCESS, { replace: isHere(), state });
      }
    } catch (error) {
      // The page is outdated: no further attempt before it is refetched.
      if (error instanceof ApiError) {
        await Promise.all([refetch(), reloadAddresses(queryClient, sessionStore.current())]);
      }
      throw error;
    }
    void refetch();
    if (by === 'card' && isHere()) await untilBackFromPayPage();
  };
  /** `makeForm` returns null if the cart is no longer what the shopper saw when they pressed. */
  const place = async (by: Payment, makeForm: () => Promise<OrderForm | null>) => {
    setPayment(by);
    setRefusal(null);
    await run(async () => {
      try {
        const form = await makeForm();
        if (form) await send(by, form);
        else setRefusal(texts.cartChanged);
        setUnsure(null);
      } catch (error) {
        setUnsure(mayBePlaced(error) ? 'here' : null);
        // The page says it, beside what can be done about it.
        if (!(error instanceof ApiError && isHere())) throw error;
        setRefusal(error.message);
      }
    });
  };
  const forgetRefusal = useCallback(() => setRefusal(null), []);
  const payCash = async (form: OrderForm) => {
    const { data, message } = await attempt.send(form, (key) =>
      sessionApi('placeCashOrder', form, { headers: { 'idempotency-key': key } }),
    );
    toast.success(message);
    return data;
  };
  const payByCard = async (form: OrderForm) => {
    const loading = toast.loading(texts.loading);
    try {
      const response = await sessionApi('checkout', form);
      // The cart still had its lines, so an order in cash whose outcome was unknown wasn't placed.
      attempt.forget();
      await goToPayPage(response, isHere);
    } finally {
      toast.dismiss(loading);
    }
  };
  // Before the order is placed: afterwards the network may be gone, or a new release may have replaced its code.
  useEffect(() => navigator.prefetch(SUCCESS), [navigator]);
  const isFinding = unsure !== null && isCartEmpty && attempt.isUnknown;
  const find = () => void place('cash', async () => attempt.unknownForm as OrderForm | null);
  const findNow = useEffectEvent(find);
  useEffect(() => {
    if (isFinding) findNow();
  }, [isFinding]);
  useRetryWhenOnline(isFinding && !busy, find);
  return {
    busy: busy || isFinding,
    isFinding,
    payment,
    unsure: unsure === 'here' && refusal === null,
    refusal,
    place,
    forgetRefusal,
  };
}

/** Whether the order may be placed: there was no response, or that to a commit that the database didn't confirm. */
function mayBePlaced(error: unknown): boolean {
  return error instanceof NoResponseError || (error instanceof ApiError && error.status >= 500);
}

function successState({ _id, orderId, totalAmt }: WireOrder): SuccessState {
  return { what: 'order', orderId, followed: _id, toPay: totalAmt };
}
