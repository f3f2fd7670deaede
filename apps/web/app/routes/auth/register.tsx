import { RegisterPage } from '#features/sign-in/index.ts';
import { texts as shared } from '#messages/shared.ts';
import { texts } from '#messages/sign-in.ts';

export const title = shared.pageTitle({ page: texts.registerHeading });

export default RegisterPage;
