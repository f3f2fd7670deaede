import { DepartmentsProvider } from '#features/catalogue/index.ts';
import { type PageHandle, ShopFrame } from '#features/layout/index.ts';
import type { FrameProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';

type Data = RouteData['shop-layout'] | { departments: null };

export const dataWhileLoading = (): Data => ({ departments: null });

export default function ShopLayout({ data, handle, children }: FrameProps<Data, PageHandle>) {
  return (
    <DepartmentsProvider value={data.departments}>
      <ShopFrame handle={handle}>{children}</ShopFrame>
    </DepartmentsProvider>
  );
}
