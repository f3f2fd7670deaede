import {
  CategoryGrid,
  type Department,
  loadHomeRows,
  ProductRow,
  useDepartments,
} from '#features/catalogue/index.ts';
import { graphOf, websiteData } from '#features/found/index.ts';
import { Hero } from '#features/layout/index.ts';
import { pageServices } from '#platform/load-context.ts';
import { pageMeta } from '#platform/page-meta.ts';
import type { Route } from './+types/home';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

/** Every third row stands on a tinted band: a rhythm without lines. */
const BAND_EVERY = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageServices);
  return { rows: await loadHomeRows(api), publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { publicUrl } = loaderData;
  return pageMeta({
    title: 'Groceries in ten minutes · Jhola',
    description:
      'The shop around the corner, in a cloth bag at your door in about ten minutes. 5000+ products.',
    canonical: `${publicUrl}/`,
    data: graphOf(websiteData(publicUrl)),
  });
}

export default function Home({ loaderData: { rows } }: Route.ComponentProps) {
  const departments = useDepartments();
  return (
    <>
      <div className="wrap">
        <Hero pictures={picturesForTheBag(rows)} />
        <CategoryGrid departments={departments} />
      </div>
      {departments.map((department: Department, place) => (
        <ProductRow
          department={department}
          initial={rows[department._id]}
          band={place % BAND_EVERY === 1}
          first={place === 0}
          key={department._id}
        />
      ))}
    </>
  );
}

/** Five products from as many rows as there are, so that the bag isn't full of one thing. */
function picturesForTheBag(rows: Route.ComponentProps['loaderData']['rows']): string[] {
  const pictures = Object.values(rows).flatMap((row) => row.slice(0, 2).flatMap((product) => product.image));
  return [...new Set(pictures)].slice(0, 5);
}
