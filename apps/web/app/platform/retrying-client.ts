import {
  type CallName,
  type CallOptions,
  type ContractClient,
  NoResponseError,
} from '@jhola/contract/client';
import { retryOnce } from './retry-once.ts';

/**
 * Idempotent calls, which are safe to repeat if the first response was lost: reads, whatever their method, and writes
 * that set values rather than change them by an amount.
 */
const IDEMPOTENT_CALLS: ReadonlySet<CallName> = new Set([
  'userDetails',
  'getCategories',
  'getSubCategories',
  'getProducts',
  'getProductsByCategory',
  'getListing',
  'getProduct',
  'searchProducts',
  'getCart',
  'getAddresses',
  'getOrders',
  'getOrder',
  'getPayment',
  'abandonPayment',
  'getDeliveryTimes',
  'changeQuantity',
  // The request has an id by which the server recognises a repetition.
  'mergeCart',
  'updateAddress',
  'updateUser',
  'listSessions',
  'checkPassword',
  'logout',
  // They end their own session, by which the server recognises a repetition (decision S29).
  'logoutEverywhere',
  'deleteAccount',
  // The server recognises its challenge and its passkey.
  'addPasskey',
  // The server recognises a repetition by the order's status, and by who gave it this status (decision P5).
  'cancelMyOrder',
  'moveOrder',
  'moveOrders',
  'cancelOrder',
  'markUndelivered',
  // By who has marked it, and why it was held.
  'resolveHeldPayment',
  'requestBackInStock',
  'cancelBackInStock',
]);

/** The server recognises a repeated order, or a new address that is sent again, by this header. */
const IDEMPOTENCY_HEADER = 'idempotency-key';

const TIMEOUT_MS = 15_000;
/** Uploading a picture of 5 MB, or downloading a catalogue, takes time on a slow connection. */
export const LONG_TIMEOUT_MS = 120_000;
/** Actions on tens of thousands of products, which take longer than one on a single product. */
const BULK_CALLS: ReadonlySet<CallName> = new Set(['discountProducts', 'restoreDiscounts', 'deleteProducts']);

/**
 * Wraps a client with timeouts and retries: a call without a response in time fails with NoResponseError, and an
 * idempotent one is retried once. A call aborted by its caller rejects with the caller's reason.
 */
export function withRetries(client: ContractClient): ContractClient {
  return (name, input, options = {}) => {
    const takesLong = input instanceof FormData || BULK_CALLS.has(name);
    const limitMs = takesLong ? LONG_TIMEOUT_MS : TIMEOUT_MS;
    const attempt = () =>
      withinLimit((signal) => client(name, input, { ...options, signal }), limitMs, options.signal);
    return isIdempotent(name, options) ? retryOnce(attempt, options.signal) : attempt();
  };
}

function isIdempotent(name: CallName, { headers = {} }: CallOptions): boolean {
  return IDEMPOTENT_CALLS.has(name) || IDEMPOTENCY_HEADER in headers;
}

/**
 * Runs `call` until the limit passes or `callerSignal` is aborted; either aborts the call's signal and rejects: with
 * NoResponseError, or the caller's reason. The call can restart the limit.
 */
export async function withinLimit<Result>(
  call: (signal: AbortSignal, restart: () => void) => Promise<Result>,
  limitMs: number,
  callerSignal?: AbortSignal,
): Promise<Result> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(callerSignal?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => controller.abort(new NoResponseError(`No response within ${limitMs} ms`)),
      limitMs,
    );
  };
  start();
  callerSignal?.addEventListener('abort', abort);
  // A call doesn't end by itself while it waits for a new token, because that wait ignores the signal.
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([call(signal, start), ended]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
}
