import { TwoStepPage } from '#features/two-step/index.ts';
import { texts as shared } from '#messages/shared.ts';
import { texts } from '#messages/two-step.ts';

export const title = shared.pageTitle({ page: texts.heading });

export default function Page() {
  return <TwoStepPage />;
}
