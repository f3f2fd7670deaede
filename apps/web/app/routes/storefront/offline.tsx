import { isPagePath, pagePath } from '@jhola/domain';
import { useEffect } from 'react';
import { texts } from '#messages/offline.ts';
import { texts as shared } from '#messages/shared.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export const title = shared.pageTitle({ page: texts.title });

/**
 * The page that the service worker shows instead of one that can't be fetched and isn't saved as a document. Navigates
 * to the requested page, which opens if its data is saved, and otherwise waits for the network.
 */
export default function Offline() {
  const [params] = useSearchParams();
  const page = params.get('page');
  const navigate = useNavigate();
  useEffect(() => {
    if (isPagePath(page)) void navigate(page, { replace: true });
  }, [page, navigate]);
  return (
    <div className="wrap page-fill">
      <EmptyState
        level={1}
        title={texts.heading}
        action={<ButtonLink to={pagePath('home')}>{texts.goHome}</ButtonLink>}
      >
        {texts.advice}
      </EmptyState>
    </div>
  );
}
