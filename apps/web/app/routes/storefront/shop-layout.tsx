import { Outlet } from 'react-router';
import { PageProblemState } from '#features/layout/page-problem.tsx';
import type { Route } from './+types/shop-layout';

export default function ShopLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap">
      <PageProblemState error={error} />
    </main>
  );
}
