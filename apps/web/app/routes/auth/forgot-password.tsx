import { ForgotPasswordPage } from '#features/sign-in/index.ts';

export const title = 'Forgot Password · Jhola';

export default ForgotPasswordPage;
