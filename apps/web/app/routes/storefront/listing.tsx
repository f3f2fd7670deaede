import { crumbsTo, ListingPage, useDepartments } from '#features/catalogue/index.ts';
import css from '#features/catalogue/listing.css?inline';
import { breadcrumbData, graphOf, sharedPicture } from '#features/found/index.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { PageProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';
import { PageStyles } from '#ui/page-styles.tsx';

type Data = RouteData['listing'];

export default function Listing({ data }: PageProps<Data>) {
  return (
    <div className="wrap">
      <PageStyles name="listing" css={css} />
      <ListingPage listing={data.listing} />
      <Head {...data} />
    </div>
  );
}

function Head({ listing, publicUrl }: Data) {
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
