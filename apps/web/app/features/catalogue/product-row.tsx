import { useQuery } from '@tanstack/react-query';
import { texts } from '#messages/catalogue.ts';
import { publicApi } from '#platform/api.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { useNearViewport } from '#platform/use-near-viewport.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import type { CardProduct } from './card-product.ts';
import { CardPlaceholders } from './card-placeholders.tsx';
import type { Department } from './departments.ts';
import { loadRow } from './load-home-rows.ts';
import { ProductStrip } from './product-strip.tsx';

const PLACEHOLDERS = 6;

export type ProductRowProps = {
  department: Department;
  /** The first cards, if the page's data contains them; the others are fetched when the row is near the viewport. */
  initial?: CardProduct[] | undefined;
  /** Whether the page's data is loading: shows placeholders and makes no request. */
  loading?: boolean;
  /** Whether it has a tinted background over the full width of the page. */
  band?: boolean;
  /** Whether it is the page's first row, whose first pictures are fetched at once. */
  first?: boolean;
};

/** One category of the home page: its name, See All, and a row that scrolls sideways. */
export function ProductRow(props: ProductRowProps) {
  const { department, initial, loading = false, band = false, first = false } = props;
  const [section, near] = useNearViewport<HTMLElement>();
  const {
    data = initial,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['home-row', department._id],
    queryFn: () => loadRow(publicApi, department._id),
    enabled: near && !loading,
  });
  if (data?.length === 0) return null;
  return (
    <section className={classNames('sec', band && 'band')} ref={section}>
      <div className="wrap">
        <RowHead department={department} />
        {isError && !data ? (
          <ErrorState title={texts.rowFailed({ category: department.name })} onRetry={() => void refetch()} />
        ) : (
          <ProductStrip products={data ?? []} first={first}>
            {(near || loading) && !data && <CardPlaceholders count={PLACEHOLDERS} />}
          </ProductStrip>
        )}
      </div>
    </section>
  );
}

function RowHead({ department: { name, href } }: Pick<ProductRowProps, 'department'>) {
  return (
    <div className="sec-h">
      <h2 lang={languageOf(name)}>{name}</h2>
      {href !== null && (
        <Link className="link more" to={href} aria-label={texts.seeAllOf({ category: name })}>
          {texts.seeAll}
        </Link>
      )}
    </div>
  );
}
