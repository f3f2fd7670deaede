import { PageErrorState } from './page-error-state.tsx';

/** An error page inside the frame, with header and footer. */
export function FrameFallback({ error }: { error: unknown }) {
  return (
    <div className="wrap">
      <PageErrorState error={error} />
    </div>
  );
}
