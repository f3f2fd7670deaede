import { useQuery } from '@tanstack/react-query';
import { shopperKey, sessionApi, useSession } from '#features/session/index.ts';
import { texts } from '#messages/catalogue.ts';
import { publicApi } from '#platform/api.ts';
import { useNearViewport } from '#platform/use-near-viewport.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';
import { CardPlaceholders } from './card-placeholders.tsx';
import { loadBestSellers } from './load-home-rows.ts';
import { ProductShelf } from './product-shelf.tsx';

const PLACEHOLDERS = 6;
/** With fewer, a row of one's own says less than what everybody buys. */
const LEAST_AGAIN = 3;

export type FirstRowProps = {
  /** The first cards, where the page came with them. */
  initial?: CardProduct[] | undefined;
  /** The page's data is on its way: shows placeholders and doesn't ask by itself. */
  loading?: boolean;
};

/**
 * The first row of the home page, and of pages that have nothing else to show: what this shopper buys again and again
 * or, for everybody else, what every home buys. The page is the same for all, so the shopper's own replaces it in its
 * place, which is as high.
 */
export function FirstRow({ initial, loading = false }: FirstRowProps) {
  const [section, near] = useNearViewport<HTMLElement>();
  const { data: best } = useQuery({
    queryKey: ['best-sellers'],
    queryFn: () => loadBestSellers(publicApi),
    enabled: near && !loading,
    ...(initial && { placeholderData: initial }),
  });
  const again = useBuyAgain();
  const isAgain = again.length >= LEAST_AGAIN;
  const products = isAgain ? again : (best ?? []);
  if (best?.length === 0 && !isAgain) return null;
  const title = isAgain ? texts.buyAgain : texts.essentials;
  return (
    <section className="sec" ref={section}>
      <div className="wrap">
        <div className="sec-h">
          <h2>{title}</h2>
        </div>
        <ProductShelf products={products} first key={title}>
          {products.length === 0 && <CardPlaceholders count={PLACEHOLDERS} />}
        </ProductShelf>
      </div>
    </section>
  );
}

/** What the shopper orders again and again; nothing for visitors, and until it is known. */
function useBuyAgain(): CardProduct[] {
  const session = useSession();
  const { data = [] } = useQuery({
    queryKey: shopperKey(session, 'buy-again'),
    queryFn: async ({ signal }) => (await sessionApi('getBuyAgain', {}, { signal })).data.map(toCardProduct),
    enabled: typeof session !== 'string',
    // The row is as good without: nobody has to be told.
    meta: { isQuiet: () => true },
  });
  return data;
}
