import { useQuery } from '@tanstack/react-query';
import { texts } from '#messages/catalogue.ts';
import { publicApi } from '#platform/api.ts';
import { PageLink } from '#platform/routing/page-link.tsx';
import { useNearViewport } from '#platform/use-near-viewport.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import type { CardProduct } from './card-product.ts';
import { CardPlaceholders } from './card-placeholders.tsx';
import type { Department } from './departments.ts';
import { loadRow } from './load-home-rows.ts';
import { ProductShelf } from './product-shelf.tsx';

const PLACEHOLDERS = 6;

export type ProductRowProps = {
  department: Department;
  /** The first cards, where the page came with them; the rest follows when the row is near. */
  initial?: CardProduct[] | undefined;
  /** The page's data is on its way: shows placeholders and doesn't ask by itself. */
  loading?: boolean;
  /** On a tinted band over the whole width of the page. */
  band?: boolean;
  /** The first row of the page, whose first pictures are fetched at once. */
  first?: boolean;
};

/** One category of the home page: its name, See All, and a shelf that scrolls sideways. */
export function ProductRow(props: ProductRowProps) {
  const { department, initial, loading = false, band = false, first = false } = props;
  const [section, near] = useNearViewport<HTMLElement>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['home-row', department._id],
    queryFn: () => loadRow(publicApi, department._id),
    enabled: near && !loading,
    ...(initial && { placeholderData: initial }),
  });
  if (data?.length === 0) return null;
  return (
    <section className={classNames('sec', band && 'band')} ref={section}>
      <div className="wrap">
        <RowHead department={department} />
        {isError ? (
          <ErrorState title={texts.rowFailed({ category: department.name })} onRetry={() => void refetch()} />
        ) : (
          <ProductShelf products={data ?? []} first={first}>
            {(near || loading) && !data && <CardPlaceholders count={PLACEHOLDERS} />}
          </ProductShelf>
        )}
      </div>
    </section>
  );
}

function RowHead({ department: { name, href } }: Pick<ProductRowProps, 'department'>) {
  return (
    <div className="sec-h">
      <h2>{name}</h2>
      {href !== null && (
        <PageLink className="link more" to={href} aria-label={texts.seeAllOf({ category: name })}>
          {texts.seeAll}
        </PageLink>
      )}
    </div>
  );
}
