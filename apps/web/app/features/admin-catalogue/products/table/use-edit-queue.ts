import { type ResponseOf, ApiError, type WireProduct } from '@jhola/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { toastFailure } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/admin-products.ts';
import { askBeforeUnload } from '#platform/ask-before-unload.ts';
import { isRefusal } from '#platform/is-refusal.ts';
import { PRODUCTS_KEY } from '../use-admin-products.ts';
import { createEditQueue, type EditQueue, type PendingCell } from './edit-queue.ts';
import type { EditableField } from './field-fault.ts';

/** One queue per browser tab, so that edits are saved, and failed ones kept, while other pages are shown. */
const queues = new WeakMap<QueryClient, EditQueue>();

/** The unsaved edits of products. */
export function useEditQueue(): EditQueue {
  return queueOf(useQueryClient());
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

function queueOf(queryClient: QueryClient): EditQueue {
  const existing = queues.get(queryClient);
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
    explain(error) {
      const message = error instanceof ApiError ? error.message : '';
      const isInToast = message !== '';
      return {
        fault: { text: isInToast ? message : texts.notSaved, isInToast },
        isRefused: isRefusal(error),
      };
    },
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
  queues.set(queryClient, queue);
  return queue;
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
