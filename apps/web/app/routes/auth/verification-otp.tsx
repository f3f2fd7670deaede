import { OtpPage } from '#features/sign-in/index.ts';

export const title = 'Enter OTP · Jhola';

export default OtpPage;
