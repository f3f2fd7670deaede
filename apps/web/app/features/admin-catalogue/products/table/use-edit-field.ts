import type { AnswerOf, WireProduct } from '@jhola/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sessionApi } from '#features/session/index.ts';
import { PRODUCTS_KEY } from '../use-desk.ts';
import type { EditableField } from './field-fault.ts';

export type FieldEdit = { product: WireProduct; field: EditableField; was: number; value: number };

/**
 * Saves one field of a product. The lists show the new value at once, and the old one again where the server refuses;
 * what it then is, is read anew. They aren't sorted anew, or the row would leave under its editor's hands.
 * Throws what the call throws.
 */
export function useEditField(): (edit: FieldEdit) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ product, field, was, value }) => {
    const { _id } = product;
    patch(queryClient, _id, { [field]: value });
    try {
      const { data } = await sessionApi('editProductField', { _id, field, was, value });
      patch(queryClient, _id, data);
    } catch (failure) {
      patch(queryClient, _id, { [field]: product[field] });
      await queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
      throw failure;
    }
  };
}

function patch(queryClient: QueryClient, id: string, change: Partial<WireProduct>): void {
  queryClient.setQueriesData<AnswerOf<'getDeskProducts'>>(
    { queryKey: PRODUCTS_KEY },
    (page) =>
      page && {
        ...page,
        data: page.data.map((product) => (product._id === id ? { ...product, ...change } : product)),
      },
  );
}
