import { DashboardStart } from '#features/account/index.ts';

export const title = 'My Account · Jhola';

export default function Page() {
  return <DashboardStart />;
}
