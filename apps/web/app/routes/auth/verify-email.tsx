import { VerifyEmailPage } from '#features/sign-in/index.ts';
import { texts as shared } from '#messages/shared.ts';
import { texts } from '#messages/sign-in.ts';

export const title = shared.pageTitle({ page: texts.confirmPage });

export default VerifyEmailPage;
