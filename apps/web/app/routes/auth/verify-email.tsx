import { VerifyEmailPage } from '#features/sign-in/index.ts';

export const title = 'Confirm your email · Jhola';

export default VerifyEmailPage;
