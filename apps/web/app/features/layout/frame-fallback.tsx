import { PageProblemState } from './page-problem-state.tsx';

/** In the place of a page that can't be shown: the problem inside the frame, header and all. */
export function FrameFallback({ error }: { error: unknown }) {
  return (
    <div className="wrap">
      <PageProblemState error={error} />
    </div>
  );
}
