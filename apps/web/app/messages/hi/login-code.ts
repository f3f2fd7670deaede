import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/login-code.ts';

/** The second step of a login. */
export const texts = catalogue({
  heading: 'टू-स्टेप वेरिफ़िकेशन',
  enterAppCode: 'अपने ऑथेंटिकेटर ऐप का 6 अंकों का कोड डालें।',
  enterRecoveryCode: 'अपना कोई रिकवरी कोड डालें। हर कोड एक बार चलता है।',
  code: 'कोड',
  recoveryCode: 'रिकवरी कोड',
  useRecoveryCode: 'रिकवरी कोड इस्तेमाल करें',
  useApp: 'ऐप इस्तेमाल करें',
  login: 'लॉगिन करें',
  loggingIn: 'लॉगिन हो रहा है...',
  back: 'लॉगिन पर वापस जाएँ',
}) satisfies typeof english;
