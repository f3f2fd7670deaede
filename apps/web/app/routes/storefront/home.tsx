import { Suspense } from 'react';
import {
  CategoryGrid,
  type Department,
  FirstRow,
  ProductRow,
  useFreshRows,
  useLoadingDepartments,
} from '#features/catalogue/index.ts';
import { graphOf, websiteData } from '#features/seo/index.ts';
import { Hero } from '#features/layout/index.ts';
import { OrderOnItsWay } from '#features/orders/index.ts';
import { texts } from '#messages/home.ts';
import { texts as shared } from '#messages/shared.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { PageProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';

/** Every third row has a tinted background, which separates rows without lines. */
const BAND_EVERY = 3;

/** `rows` is null while they are loading. */
type Data = RouteData['home'] | { rows: null; best?: undefined; publicUrl: string };

export const dataWhileLoading = (): Data => ({ rows: null, publicUrl: window.location.origin });

/** Its parts are hydrated one after the other, the tapped one first. */
export default function Home({ data }: PageProps<Data>) {
  const { rows, best, publicUrl } = data;
  useFreshRows(rows === null ? {} : data);
  const departments = useLoadingDepartments();
  return (
    <>
      <div className="wrap">
        <Hero pictures={(best ?? []).flatMap(({ image }) => image)} />
        <Suspense>
          <CategoryGrid departments={departments} />
        </Suspense>
      </div>
      <Suspense>
        <FirstRow initial={best} loading={rows === null} />
      </Suspense>
      {departments?.map((department: Department, index) => (
        <Suspense key={department._id}>
          <ProductRow
            department={department}
            initial={rows?.[department._id]}
            loading={rows === null}
            band={index % BAND_EVERY === 1}
          />
        </Suspense>
      ))}
      <OrderOnItsWay />
      <PageHead
        title={shared.pageTitle({ page: texts.title })}
        description={texts.description}
        canonical={`${publicUrl}/`}
        data={graphOf(websiteData(publicUrl))}
      />
    </>
  );
}
