import { PAGE_SIZES } from '@jhola/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onRefusal } from '#features/cart/index.ts';
import { texts } from '#messages/product-page.ts';
import { publicApi } from '#platform/api.ts';
import { useNearViewport } from '#platform/use-near-viewport.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';
import { CardPlaceholders } from './card-placeholders.tsx';
import { loadRelated } from './load-product.ts';
import { ProductStrip } from './product-strip.tsx';

const PLACEHOLDERS = 6;
/** The version doesn't change with products that were ordered together with this one. */
const REFETCH_EVERY_MS = 300_000;

type RelatedRowsProps = {
  productId: string;
  /** Of these rows; undefined in a document. */
  version: string | undefined;
};

/**
 * Below a product: products bought with it, and similar ones. Fetched when they are near the viewport, and again when
 * the page's data has another `version` of them, or a product of them couldn't be added to the cart.
 */
export function RelatedRows({ productId, version }: RelatedRowsProps) {
  const [box, near] = useNearViewport<HTMLDivElement>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['related', productId],
    queryFn: async () => {
      const { goesWith, similar, ...related } = await loadRelated(publicApi, productId, PAGE_SIZES.homeRow);
      return {
        version: related.version,
        goesWith: goesWith.map(toCardProduct),
        similar: similar.map(toCardProduct),
      };
    },
    enabled: near,
    refetchInterval: REFETCH_EVERY_MS,
    // The product's page is complete without them, so no error is shown.
    meta: { isQuiet: () => true },
  });
  useEffect(() => {
    if (data && version !== undefined && data.version !== version) void refetch();
  }, [data, version, refetch]);
  useEffect(() => (near ? onRefusal(() => void refetch()) : undefined), [near, refetch]);
  if (isError && !data) return null;
  return (
    <div className="related" ref={box}>
      <Row title={texts.goesWith} products={data?.goesWith} isLoading={near && !data} />
      <Row title={texts.similar} products={data?.similar} isLoading={near && !data} />
    </div>
  );
}

type RowProps = {
  title: string;
  products: CardProduct[] | undefined;
  isLoading: boolean;
};

/** A row keeps its place until it is known to be empty. */
function Row({ title, products, isLoading }: RowProps) {
  if (products?.length === 0) return null;
  return (
    <section className="sec" aria-busy={isLoading}>
      <div className="sec-h">
        <h2>{title}</h2>
      </div>
      <ProductStrip products={products ?? []}>
        {products === undefined && <CardPlaceholders count={PLACEHOLDERS} />}
      </ProductStrip>
    </section>
  );
}
