import { ForgotPasswordPage } from '#features/sign-in/index.ts';

export function meta() {
  return [{ title: 'Forgot Password · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default ForgotPasswordPage;
