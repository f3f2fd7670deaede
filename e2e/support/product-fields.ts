import type { ContractClient } from '@jhola/contract/client';

/** The fields of a product that a journey may vary. */
type Own = { readonly name: string; readonly unit: string; readonly stock: number; readonly price: number };

/** The fields of a new product with the picture and places of another one; to create it, and to change it later. */
export async function productFields(admin: ContractClient, likeId: string, own: Own) {
  const { data: like } = await admin('getProduct', { productId: likeId });
  return {
    ...own,
    image: like.image,
    category: like.category.map(({ _id }) => _id),
    subCategory: like.subCategory.map(({ _id }) => _id),
    discount: 0,
    description: '',
    more_details: {},
  };
}
