import { CancelPage } from '#features/checkout/index.ts';

export const title = 'Order Cancel · Jhola';

export default function Page() {
  return (
    <div className="wrap page-fill">
      <CancelPage />
    </div>
  );
}
