import { SuccessPage } from '#features/checkout/index.ts';

export const title = 'Success · Jhola';

export default function Page() {
  return (
    <div className="wrap page-fill">
      <SuccessPage />
    </div>
  );
}
