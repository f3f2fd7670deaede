import { UserPage } from '#features/account/index.ts';

export const title = 'My Account · Jhola';

export default function Page() {
  return (
    <div className="wrap page-fill">
      <UserPage />
    </div>
  );
}
