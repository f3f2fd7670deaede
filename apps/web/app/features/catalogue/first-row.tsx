import { useQuery } from '@tanstack/react-query';
import { shopperKey, sessionApi, useSession } from '#features/session/index.ts';
import { texts } from '#messages/catalogue.ts';
import { publicApi } from '#platform/api.ts';
import { useNearViewport } from '#platform/use-near-viewport.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';
import { CardPlaceholders } from './card-placeholders.tsx';
import { loadBestSellers } from './load-home-rows.ts';
import { ProductStrip } from './product-strip.tsx';

const PLACEHOLDERS = 6;
/** A personal row needs at least this many products; otherwise the general row is shown. */
const LEAST_AGAIN = 3;

export type FirstRowProps = {
  /** The first cards, if the page's data contains them. */
  initial?: CardProduct[] | undefined;
  /** Whether the page's data is loading: shows placeholders and makes no request. */
  loading?: boolean;
};

/**
 * The first row of the home page, and of pages without other content: what this shopper orders repeatedly or, for
 * everybody else, the best sellers. The page is the same for everybody, so the personal row replaces the general one in
 * place, with the same height.
 */
export function FirstRow({ initial, loading = false }: FirstRowProps) {
  const [section, near] = useNearViewport<HTMLElement>();
  const { data: best = initial } = useQuery({
    queryKey: ['best-sellers'],
    queryFn: () => loadBestSellers(publicApi),
    enabled: near && !loading,
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
        <ProductStrip products={products} first key={title}>
          {products.length === 0 && <CardPlaceholders count={PLACEHOLDERS} />}
        </ProductStrip>
      </div>
    </section>
  );
}

/** What the shopper orders repeatedly; empty for visitors, and until it is known. */
function useBuyAgain(): CardProduct[] {
  const session = useSession();
  const { data = [] } = useQuery({
    queryKey: shopperKey(session, 'buy-again'),
    queryFn: async ({ signal }) => (await sessionApi('getBuyAgain', {}, { signal })).data.map(toCardProduct),
    enabled: typeof session !== 'string',
    // The general row remains, so no error is shown.
    meta: { isQuiet: () => true },
  });
  return data;
}
