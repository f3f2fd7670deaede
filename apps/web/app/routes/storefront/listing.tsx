import {
  crumbsTo,
  ListingPage,
  ListingPlaceholder,
  type LoadingListing,
  neighbourOf,
  useDepartments,
} from '#features/catalogue/index.ts';
import css from '#features/catalogue/listing.css?inline';
import { breadcrumbData, graphOf, sharedPicture } from '#features/seo/index.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { Location } from '#platform/routing/location.ts';
import type { PageProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';
import { PageStyles } from '#ui/page-styles.tsx';

type Loaded = RouteData['listing'];
type Data = Loaded | { loading: LoadingListing | null };

export function dataWhileLoading({ pathname }: Location, shown: unknown): Data {
  const data = shown as Data | undefined;
  const listing = data && ('listing' in data ? data.listing : data.loading);
  return { loading: listing ? neighbourOf(listing, pathname) : null };
}

export default function Listing({ data }: PageProps<Data>) {
  return (
    <div className="wrap">
      <PageStyles name="listing" css={css} />
      {'listing' in data ? (
        <>
          <ListingPage listing={data.listing} />
          <Head {...data} />
        </>
      ) : (
        <>
          <ListingPlaceholder listing={data.loading} />
          <title>{`${data.loading?.name ?? 'Loading…'} · Jhola`}</title>
        </>
      )}
    </div>
  );
}

function Head({ listing, publicUrl }: Loaded) {
  const { name, category, key, path, first } = listing;
  const [picture] = first.products[0]?.image ?? [];
  const place = {
    category: { _id: key.categoryId, name: category.name },
    subCategory: { name, href: path },
  };
  const crumbs = crumbsTo(place, useDepartments());
  return (
    <PageHead
      title={`${name} · ${category.name} · Jhola`}
      description={`${name} from the shop around the corner, at your door in about ten minutes.`}
      canonical={publicUrl + path}
      image={picture && sharedPicture(picture, publicUrl)}
      data={graphOf(breadcrumbData(publicUrl, crumbs))}
    />
  );
}
