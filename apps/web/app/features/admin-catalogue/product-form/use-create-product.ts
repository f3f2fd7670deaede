import type { InputOf } from '@jhola/contract/client';
import { useMemo } from 'react';
import { sessionApi, useUser } from '#features/session/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';

type Form = Omit<InputOf<'createProduct'>, 'editId'>;

/**
 * Adds a product once, however often it is sent, also after a reload. If the form has been corrected since a lost
 * response, what that has added is changed. The tab stores what was sent under the user's id, like drafts. `forget`: the
 * next form that is sent is another product.
 */
export function useCreateProduct() {
  const userId = useUser().data?._id;
  return useMemo(() => {
    const attempt = new AttemptKey<'ProductEdit'>(userId === undefined ? null : `sent-product ${userId}`);
    return {
      send: (form: Form) =>
        attempt.addOnce(
          form,
          (sent, editId) => sessionApi('createProduct', { ...sent, editId }),
          async (created) => {
            const { _id, createdAt } = created.data;
            // As of then, so that what was sold since stays sold.
            const correction = { _id, ...form, updatedAt: createdAt, overwrites: true };
            return { ...created, data: (await sessionApi('updateProduct', correction)).data };
          },
        ),
      forget: () => attempt.forget(),
    };
  }, [userId]);
}
