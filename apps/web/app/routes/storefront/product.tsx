import { data } from 'react-router';
import { loadProduct, ProductDetailsPage } from '#features/catalogue/index.ts';
import css from '#features/catalogue/product-page.css?inline';
import type { PageHandle } from '#features/layout/index.ts';
import { pageServices } from '#platform/load-context.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { PageStyles } from '#ui/page-styles.tsx';
import { pictureOfWidth } from '#ui/picture-sources.ts';
import type { Route } from './+types/product';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export const handle: PageHandle = { ownBar: true };

const DESCRIPTION_LENGTH = 160;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageServices);
  const loaded = await loadProduct(api, params.product);
  if (!loaded) throw data(null, { status: 404 });
  return { ...loaded, canonical: publicUrl + loaded.path, publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, canonical, publicUrl } = loaderData;
  const [picture] = product.image;
  return pageMeta({
    title: `${product.name}, ${product.unit} · Jhola`,
    description: (product.description || `${product.name}, ${product.unit}`).slice(0, DESCRIPTION_LENGTH),
    canonical,
    image: picture && new URL(pictureOfWidth(picture, 1080), publicUrl).href,
  });
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageStyles name="product-page" css={css} />
      <ProductDetailsPage {...loaderData} />
    </div>
  );
}
