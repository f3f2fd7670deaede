import { ResetPasswordPage } from '#features/sign-in/index.ts';

export const title = 'Reset Password · Jhola';

export default ResetPasswordPage;
