import { OtpPage } from '#features/sign-in/index.ts';

export function meta() {
  return [{ title: 'Enter OTP · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default OtpPage;
