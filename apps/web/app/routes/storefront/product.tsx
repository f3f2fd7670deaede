import { packText } from '@jhola/domain';
import {
  crumbsTo,
  ProductDetailsPage,
  ProductPlaceholder,
  useDepartments,
} from '#features/catalogue/index.ts';
import css from '#features/catalogue/product-page.css?inline';
import {
  breadcrumbData,
  graphOf,
  metaDescription,
  productData,
  previewImageUrl,
  searchPictureUrl,
} from '#features/seo/index.ts';
import { type PageHandle, RecentDeliveries } from '#features/layout/index.ts';
import { texts as shared } from '#messages/shared.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { PageProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';
import { PageStyles } from '#ui/page-styles.tsx';

type Loaded = RouteData['product'];
type Data = Loaded | 'loading';

export const handle: PageHandle = { ownBar: true };

export const dataWhileLoading = (): Data => 'loading';

export default function Product({ data }: PageProps<Data>) {
  return (
    <div className="wrap">
      <PageStyles name="product-page" css={css} />
      {data === 'loading' ? (
        <>
          <ProductPlaceholder />
          <title>{shared.pageTitle({ page: shared.loading })}</title>
        </>
      ) : (
        <>
          <ProductDetailsPage {...data} deliveries={<RecentDeliveries />} />
          <Head {...data} />
        </>
      )}
    </div>
  );
}

function Head({ product, place, path, publicUrl }: Loaded) {
  const name = `${product.name}, ${packText(product.unit)}`;
  const canonical = publicUrl + path;
  const pictures = product.image.map((picture) => searchPictureUrl(picture, publicUrl));
  const crumbs = crumbsTo(place, useDepartments());
  return (
    <PageHead
      title={shared.pageTitle({ page: name })}
      description={metaDescription(product.description || name)}
      canonical={canonical}
      image={product.image[0] && previewImageUrl(product.image[0], publicUrl, product._id)}
      data={graphOf(
        productData(product, canonical, pictures),
        breadcrumbData(publicUrl, [...crumbs, { name: product.name, href: path }]),
      )}
    />
  );
}
