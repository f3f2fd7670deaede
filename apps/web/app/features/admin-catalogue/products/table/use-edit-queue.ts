import { type ResponseOf, ApiError, type WireProduct } from '@jhola/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { toastFailure } from '#features/connection/index.ts';
import { sessionApi, useUser } from '#features/session/index.ts';
import { texts } from '#messages/admin-products.ts';
import { askBeforeUnload } from '#platform/ask-before-unload.ts';
import { isRefusal } from '#platform/is-refusal.ts';
import { statusOf } from '#platform/status-of.ts';
import { PRODUCTS_KEY } from '../use-admin-products.ts';
import { createEditQueue, type EditQueue, type EditQueueOptions, type PendingCell } from './edit-queue.ts';
import type { EditableField } from './field-fault.ts';

/**
 * One queue per browser tab and person, so that edits are saved, and failed ones kept, while other pages are shown, and
 * until the person's next login. Somebody else who logs in here must not see or save them.
 */
const queues = new WeakMap<QueryClient, Map<string, EditQueue>>();

/** The unsaved edits of products by the signed-in person. */
export function useEditQueue(): EditQueue {
  const queryClient = useQueryClient();
  const person = useUser().data?._id ?? '';
  // The cells of a session that has ended still save what was typed, when they are removed.
  const [owner] = useState(person);
  return queueOf(queryClient, owner);
}

/** The unsaved value of one cell; updates when it changes. */
export function usePendingCell(id: string, field: EditableField): PendingCell | undefined {
  const queue = useEditQueue();
  const read = useCallback(() => queue.pending(id, field), [queue, id, field]);
  return useSyncExternalStore(queue.subscribe, read, () => undefined);
}

/** The product as it will be once its pending edits are saved, without values that could not be saved. */
export function useEditedProduct(product: WireProduct): WireProduct {
  const edited = (field: EditableField, cell: PendingCell | undefined) =>
    cell?.fault === null ? cell.value : product[field];
  return {
    ...product,
    price: edited('price', usePendingCell(product._id, 'price')),
    discount: edited('discount', usePendingCell(product._id, 'discount')),
    stock: edited('stock', usePendingCell(product._id, 'stock')),
  };
}

/** The unsaved edits of this person in the tab of this query client. */
export function queueOf(queryClient: QueryClient, person: string): EditQueue {
  const ofTab = queues.get(queryClient) ?? new Map<string, EditQueue>();
  queues.set(queryClient, ofTab);
  const existing = ofTab.get(person);
  if (existing) return existing;
  const queue = createEditQueue({
    async save({ id, ...edit }) {
      try {
        const { data } = await sessionApi('editProductField', { _id: id, ...edit });
        showSaved(queryClient, data);
      } catch (error) {
        // Refetch before showing the failure, so that the next attempt uses the product's present values.
        await queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
        throw error;
      }
    },
    explain,
    onGivenUp: toastFailure,
  });
  // The numbers are only in this tab's memory: closing or reloading it would lose them.
  let stopAsking: (() => void) | null = null;
  queue.subscribe(() => {
    if (queue.hasUnsaved()) stopAsking ??= askBeforeUnload();
    else {
      stopAsking?.();
      stopAsking = null;
    }
  });
  ofTab.set(person, queue);
  return queue;
}

/** What is shown at a number that could not be saved, and whether the server certainly left the product unchanged. */
export function explain(error: unknown): ReturnType<EditQueueOptions['explain']> {
  const message = error instanceof ApiError ? error.message : '';
  // The number stays in its cell until after the next login, when 'Please Login' would be wrong.
  const isInToast = message !== '' && statusOf(error) !== 401;
  return {
    fault: { text: isInToast ? message : texts.notSaved, isInToast },
    isRefused: isRefusal(error),
  };
}

/** Puts a saved product into the cached lists. They aren't sorted again, so the row keeps its place. */
function showSaved(queryClient: QueryClient, saved: WireProduct): void {
  queryClient.setQueriesData<ResponseOf<'getProductTable'>>(
    { queryKey: PRODUCTS_KEY },
    (page) =>
      page && {
        ...page,
        data: page.data.map((product) => (product._id === saved._id ? { ...product, ...saved } : product)),
      },
  );
}
