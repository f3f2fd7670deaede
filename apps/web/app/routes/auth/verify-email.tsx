import { VerifyEmailPage } from '#features/sign-in/index.ts';

export function meta() {
  return [{ title: 'Confirm your email · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default VerifyEmailPage;
