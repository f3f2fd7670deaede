import { data } from 'react-router';
import { crumbsTo, ListingPage, loadListing } from '#features/catalogue/index.ts';
import css from '#features/catalogue/listing.css?inline';
import { breadcrumbData, graphOf, sharedPicture } from '#features/found/index.ts';
import { pageServices } from '#platform/load-context.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { PageStyles } from '#ui/page-styles.tsx';
import type { Route } from './+types/listing';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageServices);
  const listing = await loadListing(api, params);
  if (!listing) throw data(null, { status: 404 });
  return { listing, publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { listing, publicUrl } = loaderData;
  const { name, category, key, path, first } = listing;
  const [picture] = first.products[0]?.image ?? [];
  const place = {
    category: { _id: key.categoryId, name: category.name },
    subCategory: { name, href: path },
  };
  const departments = matches[1].loaderData?.departments ?? [];
  return pageMeta({
    title: `${name} · ${category.name} · Jhola`,
    description: `${name} from the shop around the corner, at your door in about ten minutes.`,
    canonical: publicUrl + path,
    image: picture && sharedPicture(picture, publicUrl),
    data: graphOf(breadcrumbData(publicUrl, crumbsTo(place, departments))),
  });
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageStyles name="listing" css={css} />
      <ListingPage listing={loaderData.listing} />
    </div>
  );
}
