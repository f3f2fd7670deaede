import { type CallName, type CallOptions, type ContractClient, NoAnswerError } from '@jhola/contract/client';
import { onceMore } from './once-more.ts';

/**
 * The calls that do no harm when they are made twice, as they are when the first one's answer was lost: reads,
 * whatever their method, and writes that say how things shall be and not by how much they change.
 */
const SAFE_TWICE: ReadonlySet<CallName> = new Set([
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
  // Carries an id of its own.
  'mergeCart',
  'updateAddress',
  'updateUser',
  'logout',
]);

/** By this header the server knows an order that it has placed already. */
const SENT_ONCE_HEADER = 'idempotency-key';

const CALL_LIMIT_MS = 15_000;
/** A picture of 5 MB takes its time on a slow line. */
const LONG_CALL_LIMIT_MS = 120_000;
/** Changes of many products at once: tens of thousands of them take longer than a single one. */
const MANY_AT_ONCE: ReadonlySet<CallName> = new Set([
  'discountProducts',
  'restoreDiscounts',
  'deleteProducts',
]);

/**
 * The same client, which doesn't wait for ever: a call without an answer in time fails with NoAnswerError, and
 * one that got none is made once more where that is safe. A call that its caller gives up ends with the caller's
 * reason.
 */
export function patient(client: ContractClient): ContractClient {
  return (name, input, options = {}) => {
    const takesLong = input instanceof FormData || MANY_AT_ONCE.has(name);
    const limitMs = takesLong ? LONG_CALL_LIMIT_MS : CALL_LIMIT_MS;
    const attempt = () =>
      withinLimit((signal) => client(name, input, { ...options, signal }), limitMs, options.signal);
    return isSafeTwice(name, options) ? onceMore(attempt, options.signal) : attempt();
  };
}

function isSafeTwice(name: CallName, { headers = {} }: CallOptions): boolean {
  return SAFE_TWICE.has(name) || SENT_ONCE_HEADER in headers;
}

/** What `call` gives, unless the limit passes or `given` is aborted first; `call` is told of either. */
async function withinLimit<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  limitMs: number,
  given?: AbortSignal,
): Promise<Answer> {
  given?.throwIfAborted();
  const ending = new AbortController();
  const { signal } = ending;
  const giveUp = () => ending.abort(given?.reason);
  const timer = setTimeout(() => ending.abort(new NoAnswerError(`No answer within ${limitMs} ms`)), limitMs);
  given?.addEventListener('abort', giveUp);
  // Not every wait inside a call listens to its signal: the one for a fresh token doesn't.
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([call(signal), ended]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
