import {
  crumbsTo,
  ProductDetailsPage,
  ProductPlaceholder,
  useDepartments,
} from '#features/catalogue/index.ts';
import css from '#features/catalogue/product-page.css?inline';
import { breadcrumbData, graphOf, productData, sharedPicture } from '#features/seo/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { PageProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';
import { PageStyles } from '#ui/page-styles.tsx';

type Loaded = RouteData['product'];
type Data = Loaded | 'loading';

export const handle: PageHandle = { ownBar: true };

const DESCRIPTION_LENGTH = 160;

export const dataWhileLoading = (): Data => 'loading';

export default function Product({ data }: PageProps<Data>) {
  return (
    <div className="wrap">
      <PageStyles name="product-page" css={css} />
      {data === 'loading' ? (
        <>
          <ProductPlaceholder />
          <title>Loading… · Jhola</title>
        </>
      ) : (
        <>
          <ProductDetailsPage {...data} />
          <Head {...data} />
        </>
      )}
    </div>
  );
}

function Head({ product, place, path, publicUrl }: Loaded) {
  const canonical = publicUrl + path;
  const pictures = product.image.map((picture) => sharedPicture(picture, publicUrl));
  const crumbs = crumbsTo(place, useDepartments());
  return (
    <PageHead
      title={`${product.name}, ${product.unit} · Jhola`}
      description={(product.description || `${product.name}, ${product.unit}`).slice(0, DESCRIPTION_LENGTH)}
      canonical={canonical}
      image={pictures[0]}
      data={graphOf(
        productData(product, canonical, pictures),
        breadcrumbData(publicUrl, [...crumbs, { name: product.name, href: path }]),
      )}
    />
  );
}
