import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/sign-in.ts';

/** The pages for logging in, registering, resetting the password and confirming the email. */
export const texts = catalogue({
  homeLink: 'Jhola, होम',
  slogan: 'दूध ख़त्म? दस मिनट में फिर हाज़िर।',
  // The fields
  name: 'नाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  newPassword: 'नया पासवर्ड',
  confirmPassword: 'पासवर्ड दोबारा डालें',
  // Login
  loginHeading: 'लॉगिन',
  loginAdvice: 'आपका कार्ट आपके साथ रहेगा।',
  loginReturn: 'लॉगिन के बाद आप उसी पेज पर लौटेंगे।',
  forgotPassword: 'पासवर्ड याद नहीं?',
  login: 'लॉगिन करें',
  loggingIn: 'लॉगिन हो रहा है...',
  registerInstead: 'खाता नहीं है? <link>रजिस्टर करें</link>',
  usePasskey: 'पासकी से लॉगिन करें',
  noPasskey: 'यह नहीं हो सका। कृपया पासवर्ड से लॉगिन करें',
  // Register
  registerHeading: 'रजिस्टर करें',
  registerAdvice: 'आपका कार्ट, पते और ऑर्डर, सब एक खाते में।',
  passwordsDiffer: 'दोनों बार एक ही पासवर्ड डालें',
  register: 'रजिस्टर करें',
  registering: 'रजिस्टर हो रहा है...',
  loginInstead: 'पहले से खाता है? <link>लॉगिन करें</link>',
  // Forgot password
  forgotHeading: 'पासवर्ड याद नहीं?',
  forgotAdvice: 'हम आपको 6 अंकों का कोड ईमेल करेंगे।',
  sendOtp: 'OTP भेजें',
  sending: 'भेजा जा रहा है...',
  remembered: 'याद आ गया? <link>लॉगिन करें</link>',
  // The code
  otpHeading: 'OTP डालें',
  otpAdvice: '<b>{email}</b> पर भेजा गया 6 अंकों का कोड डालें',
  otp: '6 अंकों का कोड',
  digit: 'अंक {number}',
  verifyOtp: 'OTP वेरिफ़ाई करें',
  verifying: 'वेरिफ़ाई हो रहा है...',
  noEmail: 'ईमेल नहीं मिला?',
  // Reset password
  resetHeading: 'पासवर्ड रीसेट करें',
  resetAdvice: 'हर डिवाइस से लॉगआउट हो जाएगा।',
  reset: 'पासवर्ड रीसेट करें',
  // Confirm the email
  confirmPage: 'ईमेल कन्फ़र्म करें',
  confirming: 'ईमेल कन्फ़र्म हो रहा है',
  oneMoment: 'एक पल रुकें',
  confirmed: 'ईमेल कन्फ़र्म हो गया',
  allSet: 'धन्यवाद। सब तैयार है।',
  confirmedBefore: 'आपका ईमेल {email} पहले से कन्फ़र्म है।',
  notConfirmed: 'ईमेल कन्फ़र्म नहीं हुआ',
  notReached: 'दुकान से संपर्क नहीं हो सका',
  oldLink: 'शायद लिंक पुराना है या इस्तेमाल हो चुका है। ख़रीदारी फिर भी हो सकती है।',
  loginForLink: 'नया लिंक चाहिए? <link>लॉगिन करें</link>',
  newLink: '{email} के लिए नया लिंक चाहिए?',
}) satisfies typeof english;
