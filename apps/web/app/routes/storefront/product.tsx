import { data } from 'react-router';
import { crumbsTo, loadProduct, ProductDetailsPage } from '#features/catalogue/index.ts';
import css from '#features/catalogue/product-page.css?inline';
import { breadcrumbData, graphOf, productData, sharedPicture } from '#features/found/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { pageServices } from '#platform/load-context.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { PageStyles } from '#ui/page-styles.tsx';
import type { Route } from './+types/product';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export const handle: PageHandle = { ownBar: true };

const DESCRIPTION_LENGTH = 160;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageServices);
  const loaded = await loadProduct(api, params.product);
  if (!loaded) throw data(null, { status: 404 });
  return { ...loaded, publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, place, path, publicUrl } = loaderData;
  const canonical = publicUrl + path;
  const pictures = product.image.map((picture) => sharedPicture(picture, publicUrl));
  const crumbs = crumbsTo(place, matches[1].loaderData?.departments ?? []);
  return pageMeta({
    title: `${product.name}, ${product.unit} · Jhola`,
    description: (product.description || `${product.name}, ${product.unit}`).slice(0, DESCRIPTION_LENGTH),
    canonical,
    image: pictures[0],
    data: graphOf(
      productData(product, canonical, pictures),
      breadcrumbData(publicUrl, [...crumbs, { name: product.name, href: path }]),
    ),
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
