import {
  crumbsTo,
  ListingPage,
  ListingPlaceholder,
  type LoadingListing,
  neighbourOf,
  useDepartments,
} from '#features/catalogue/index.ts';
import css from '#features/catalogue/listing.css?inline';
import { breadcrumbData, graphOf, previewImageUrl } from '#features/seo/index.ts';
import { texts } from '#messages/listing.ts';
import { texts as shared } from '#messages/shared.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { Location } from '#platform/routing/location.ts';
import type { PageProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';
import { PageStyles } from '#ui/page-styles.tsx';

type Loaded = RouteData['listing'];
type Data = Loaded | { loading: LoadingListing | null };

/** Until a listing has loaded: its name and the rail, if the listing shown before it is of the same category. */
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
          <title>{shared.pageTitle({ page: data.loading?.name ?? shared.loading })}</title>
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
      title={shared.pageTitle({ page: `${name} · ${category.name}` })}
      description={texts.description({ name })}
      canonical={publicUrl + path}
      image={picture && previewImageUrl(picture, publicUrl)}
      data={graphOf(breadcrumbData(publicUrl, crumbs))}
    />
  );
}
