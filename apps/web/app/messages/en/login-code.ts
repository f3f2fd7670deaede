import { catalogue } from '#platform/catalogue.ts';

/** The second step of a login. */
export const texts = catalogue({
  heading: 'Two-step verification',
  enterAppCode: 'Enter the 6-digit code from your authenticator app.',
  enterRecoveryCode: 'Enter one of your recovery codes. Each works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the app',
  login: 'Login',
  loggingIn: 'Logging in...',
  back: 'Back to login',
});
