import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/accounts.ts';

/** Accounts, logins and privacy. */
export const texts = catalogue({
  welcome: 'स्वागत है! ईमेल कन्फ़र्म करने के लिए हमने आपको लिंक भेजा है',
  sessionRenewed: 'सेशन आगे बढ़ गया',
  loggedOut: 'लॉगआउट हो गया',
  profileSaved: 'प्रोफ़ाइल सेव हो गई',
  photoSaved: 'फ़ोटो सेव हो गई',
  otpIsOnItsWay: 'अगर इस ईमेल का खाता है, तो OTP भेज दिया गया है',
  otpVerified: 'OTP वेरिफ़ाई हो गया',
  passwordReset: 'पासवर्ड बदल गया। कृपया नए पासवर्ड से लॉगिन करें',
  emailConfirmed: 'धन्यवाद, आपका ईमेल कन्फ़र्म हो गया',
  confirmationSent: 'ईमेल भेज दिया। ईमेल कन्फ़र्म करने के लिए उसमें दिए लिंक पर टैप करें',
  emailConfirmedAlready: 'आपका ईमेल पहले से कन्फ़र्म है',
  loggedIn: 'लॉगिन हो गया!',
  suspendedContact: 'यह खाता सस्पेंड है। कृपया दुकान से संपर्क करें: {email}',
  tooManyFailures:
    'बहुत बार लॉगिन नहीं हो पाया। ईमेल से कोड पाने के लिए “पासवर्ड याद नहीं?” चुनें, पहले इस्तेमाल किए किसी डिवाइस से लॉगिन करें, या {time} बाद फिर कोशिश करें',
  linkIsOld: 'यह लिंक अब काम नहीं करता',
  passwordChanged: 'पासवर्ड बदल गया। बाकी डिवाइस से लॉगआउट कर दिया गया',
  deviceLoggedOutAlready: 'वह डिवाइस पहले से लॉगआउट है',
  deviceLoggedOut: 'डिवाइस लॉगआउट हो गया',
  loggedOutEverywhere: 'हर जगह से लॉगआउट हो गया',
  secondFactorOn: 'टू-स्टेप वेरिफ़िकेशन चालू है। बाकी डिवाइस से लॉगआउट कर दिया गया',
  secondFactorOff: 'टू-स्टेप वेरिफ़िकेशन बंद है। बाकी डिवाइस से लॉगआउट कर दिया गया',
  oldCodesVoid: 'पुराने रिकवरी कोड अब काम नहीं करेंगे',
  ownSecondFactor: 'अपना टू-स्टेप वेरिफ़िकेशन अपनी प्रोफ़ाइल में बंद करें',
  passkeyAdded: 'पासकी जुड़ गई। बाकी डिवाइस से लॉगआउट कर दिया गया',
  passkeyRemoved: 'पासकी हट गई। बाकी डिवाइस से लॉगआउट कर दिया गया',
  passkeyRemovedAlready: 'यह पासकी पहले ही हटाई जा चुकी है',
  scanAgain: 'कृपया फिर से शुरू करें: नया QR कोड स्कैन करें',
  noSuchAccount: 'ऐसा कोई खाता नहीं है',
  isSuspended: '{name} का खाता सस्पेंड और लॉगआउट कर दिया गया',
  isReinstated: '{name} फिर लॉगिन कर सकते हैं',
  secondFactorReset: '{name} का टू-स्टेप वेरिफ़िकेशन बंद है',
  isAdmin: '{name} अब एडमिन हैं',
  isNoAdmin: '{name} अब एडमिन नहीं हैं',
  networkBusy: 'आपके नेटवर्क से एक साथ बहुत सारी रिक्वेस्ट आई हैं। कृपया {seconds} सेकंड बाद फिर कोशिश करें',
  accountDeleted: 'आपका खाता डिलीट हो गया',
  unfinishedOrders:
    'आपके कुछ ऑर्डर अभी पूरे नहीं हुए हैं ({orders})। उनके डिलीवर, रद्द या रिफ़ंड होने पर आप खाता डिलीट कर सकते हैं',
}) satisfies typeof english;
