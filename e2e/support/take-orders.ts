import { apiOf, logInByApi, newShopper, orderCart } from './api.ts';
import { ADMIN } from './start-store.ts';

/** The statuses of an order, from placed to delivered. */
export const MOVES = [
  ['pending', 'processing'],
  ['processing', 'shipped'],
  ['shipped', 'delivered'],
] as const;
/** How many steps each order has made, the first one placed first. */
const STEPS = [3, 3, 2, 2, 1, 1, 0, 0, 0];
const NAMES = ['Asha Rao', 'Ravi Kumar', 'Meena Iyer', 'Lata Shah', 'Imran Khan', 'Kavya Nair'];

/** Fills the shop's figures: shoppers order one to four products each, and an admin moves the orders on. */
export async function takeOrders(url: string): Promise<void> {
  const { data: products } = await apiOf(url)('getProducts', { limit: 60 });
  const inStock = products.filter(({ stock }) => stock >= 10);
  const { api: desk } = await logInByApi(url, ADMIN.email, ADMIN.password);
  for (const [place, steps] of STEPS.entries()) {
    const shopper = await newShopper(url, NAMES[place % NAMES.length]);
    for (let n = 0; n <= place % 4; n += 1) {
      const product = inStock[(place * 5 + n) % inStock.length];
      if (product)
        await shopper.api('addToCart', { productId: product._id, quantity: 1 + ((place + n) % 3) });
    }
    const { data: order } = await orderCart(shopper);
    for (const [from, to] of MOVES.slice(0, steps)) await desk('moveOrder', { _id: order._id, from, to });
  }
}
