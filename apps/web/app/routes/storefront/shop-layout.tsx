import { Outlet } from 'react-router';
import { DepartmentsProvider, loadDepartments } from '#features/catalogue/index.ts';
import { ShopFrame, usePageHandle } from '#features/layout/index.ts';
import { pageServices } from '#platform/load-context.ts';
import type { Route } from './+types/shop-layout';

export async function loader({ context }: Route.LoaderArgs) {
  return { departments: await loadDepartments(context.get(pageServices).api) };
}

/** The categories stay the same while one walks through the shop. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  const { SearchInput, ownBar } = usePageHandle();
  return (
    <DepartmentsProvider value={loaderData.departments}>
      <ShopFrame SearchInput={SearchInput} cartBar={!ownBar}>
        <Outlet />
      </ShopFrame>
    </DepartmentsProvider>
  );
}
