import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/password-fields.ts';

/** Password fields, on the sign-in pages and in the profile. */
export const texts = catalogue({
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  fewestCharacters: 'कम से कम {fewest} अक्षर',
  common: 'यह पासवर्ड बहुत लोग रखते हैं और आसानी से पता चल सकता है। कुछ अलग शब्द ज़्यादा सुरक्षित हैं।',
  newPasswordsDiffer: 'दोनों बार एक ही नया पासवर्ड डालें',
}) satisfies typeof english;
