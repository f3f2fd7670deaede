import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/security.ts';

/** The security section of the profile: the password, and the devices that are logged in. */
export const texts = catalogue({
  heading: 'सिक्योरिटी',
  changePassword: 'पासवर्ड बदलें',
  changeAdvice: 'बाकी डिवाइस लॉगआउट हो जाएँगे। इस पर लॉगिन बना रहेगा।',
  currentPassword: 'मौजूदा पासवर्ड',
  newPassword: 'नया पासवर्ड',
  confirmPassword: 'पासवर्ड दोबारा डालें',
  // The devices
  twoStep: 'टू-स्टेप वेरिफ़िकेशन',
  manage: 'बदलें',
  devices: 'आपके डिवाइस',
  devicesError: 'आपके डिवाइस लोड नहीं हो सके',
  unknownDevice: 'अनजान डिवाइस',
  thisDevice: 'यह डिवाइस · लॉगिन {date}, {time}',
  lastUsed: 'आख़िरी इस्तेमाल {date}, {time}',
  logOut: 'लॉगआउट करें',
  logOutDevice: '{device} से लॉगआउट करें',
  loggingOut: 'लॉगआउट हो रहा है...',
  logOutEverywhere: 'हर जगह से लॉगआउट करें',
  everywhereTitle: 'हर जगह से लॉगआउट करें?',
  everywhereAdvice: 'सभी डिवाइस से लॉगआउट हो जाएगा, इससे भी।',
}) satisfies typeof english;
