import { createClient, type ContractClient } from '@jhola/contract/client';

/** The typed client, authenticated by this token. */
export function apiOf(url: string, accessToken: string | null = null): ContractClient {
  return createClient({ baseUrl: url, fetch: globalThis.fetch, accessToken: () => accessToken });
}

/** What a session holds. */
export type Tokens = { readonly access: string; readonly refresh: string };

export type Shopper = {
  readonly email: string;
  readonly password: string;
  readonly api: ContractClient;
  readonly tokens: Tokens;
  readonly addressId: string;
};

export const HOME = {
  address_line: '12, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  mobile: '9845012345',
};

let shoppers = 0;

/** A signed-in user with an address. */
export async function newShopper(url: string, name = 'Asha Rao'): Promise<Shopper> {
  shoppers += 1;
  const email = `shopper-${shoppers}-${Date.now()}@jhola.example`;
  const password = 'mango lassi 42';
  await apiOf(url)('register', { name, email, password, confirmPassword: password });
  const { api, tokens } = await logInByApi(url, email, password);
  const { data: address } = await api('createAddress', HOME);
  return { email, password, api, tokens, addressId: address._id };
}

/** A new session of a user with an account. */
export async function logInByApi(
  url: string,
  email: string,
  password: string,
): Promise<Pick<Shopper, 'api' | 'tokens'>> {
  const { data } = await apiOf(url)('login', { email, password });
  return {
    api: apiOf(url, data.accesstoken),
    tokens: { access: data.accesstoken, refresh: data.refreshToken },
  };
}

/** Orders a shopper's complete cart, like the shop's own pages. */
export async function orderCart({ api, addressId }: Shopper) {
  const { data: lines } = await api('getCart');
  const total = lines.reduce((sum, line) => sum + line.quantity * line.priceWhenAdded, 0);
  const list_items = lines.map(({ _id, quantity, productId }) => ({
    _id,
    quantity,
    productId: productId._id,
  }));
  const rounded = Math.round(total * 100) / 100;
  return api('placeCashOrder', { list_items, addressId, subTotalAmt: rounded, totalAmt: rounded });
}
