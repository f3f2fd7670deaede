import { pagePath } from '@jhola/domain';
import { PrivacyPage } from '#features/privacy/index.ts';
import css from '#features/privacy/privacy-page.css?inline';
import { texts } from '#messages/privacy.ts';
import { texts as shared } from '#messages/shared.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { PageProps } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';
import { PageStyles } from '#ui/page-styles.tsx';

export default function Privacy({ data }: PageProps<RouteData['privacy']>) {
  return (
    <div className="wrap">
      <PageStyles name="privacy-page" css={css} />
      <PrivacyPage {...data} />
      <PageHead
        title={shared.pageTitle({ page: texts.heading })}
        description={texts.description}
        canonical={data.publicUrl + pagePath('privacy')}
      />
    </div>
  );
}
