import { ResetPasswordPage } from '#features/sign-in/index.ts';

export function meta() {
  return [{ title: 'Reset Password · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default ResetPasswordPage;
