import { data } from 'react-router';
import { ListingPage, loadListing } from '#features/catalogue/index.ts';
import css from '#features/catalogue/listing.css?inline';
import { pageServices } from '#platform/load-context.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { PageStyles } from '#ui/page-styles.tsx';
import type { Route } from './+types/listing';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageServices);
  const listing = await loadListing(api, params);
  if (!listing) throw data(null, { status: 404 });
  return { listing, canonical: publicUrl + listing.path };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, category } = loaderData.listing;
  return pageMeta({
    title: `${name} · ${category.name} · Jhola`,
    description: `${name} from the shop around the corner, at your door in about ten minutes.`,
    canonical: loaderData.canonical,
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
