import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/accounts-mails.ts';

/** Mails about accounts. */
export const texts = catalogue({
  // Confirming an address
  confirmationSubject: 'कृपया Jhola के लिए अपना ईमेल कन्फ़र्म करें',
  confirmationHeading: 'अपना ईमेल कन्फ़र्म करें',
  welcome: 'Jhola में स्वागत है, आपके पड़ोस की दुकान। कृपया कन्फ़र्म करें कि यह ईमेल आपका है।',
  confirmEmail: 'ईमेल कन्फ़र्म करें',
  confirmationEnd:
    'यह लिंक सात दिन तक काम करेगा। तब तक आप ख़रीदारी कर सकते हैं।\nअगर आपने खाता नहीं बनाया है, तो इस ईमेल पर ध्यान न दें।',
  // Resetting a password
  otpSubject: 'नए पासवर्ड के लिए आपका OTP',
  otpHeading: 'नया पासवर्ड सेट करें',
  otp: 'आपका OTP:',
  otpEnd:
    'यह दस मिनट तक काम करेगा, उसी ब्राउज़र में जिससे माँगा गया था। इसे किसी को न बताएँ; हम आपसे OTP कभी नहीं पूछेंगे।\nअगर यह आपने नहीं माँगा, तो इस ईमेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।',
  // Password and email
  passwordChanged: 'आपका पासवर्ड बदल गया',
  passwordChangedEverywhere: 'आपके Jhola खाते का पासवर्ड अभी-अभी बदला गया, और सभी डिवाइस से लॉगआउट कर दिया गया।',
  passwordChangedHere: 'आपके Jhola खाते का पासवर्ड अभी-अभी बदला गया, और बाकी सभी डिवाइस से लॉगआउट कर दिया गया।',
  setNewPassword: 'अगर यह आपने नहीं किया, तो कृपया तुरंत नया पासवर्ड सेट करें।',
  setPassword: 'नया पासवर्ड सेट करें',
  emailChangedSubject: 'आपके खाते का ईमेल बदल गया',
  emailChangedHeading: 'आपका ईमेल बदल गया',
  emailChanged: 'आपके Jhola खाते का ईमेल अब {email} है।',
  writeToUs: 'अगर यह आपने नहीं किया, तो कृपया तुरंत हमें लिखें।',
  // Two-step verification
  secondFactorOnSubject: 'टू-स्टेप वेरिफ़िकेशन चालू हो गया',
  secondFactorOffSubject: 'टू-स्टेप वेरिफ़िकेशन बंद हो गया',
  secondFactorOn: 'आपके Jhola खाते में टू-स्टेप वेरिफ़िकेशन अभी-अभी चालू हुआ, और बाकी सभी डिवाइस से लॉगआउट कर दिया गया।',
  secondFactorOff: 'आपके Jhola खाते में टू-स्टेप वेरिफ़िकेशन अभी-अभी बंद हुआ, और बाकी सभी डिवाइस से लॉगआउट कर दिया गया।',
  secondFactorReset:
    'दुकान के किसी एडमिन ने आपके Jhola खाते में टू-स्टेप वेरिफ़िकेशन अभी-अभी बंद किया, और सभी डिवाइस से लॉगआउट कर दिया गया।',
  secondFactorChangedSubject: 'टू-स्टेप वेरिफ़िकेशन में बदलाव हुआ',
  appAdded:
    'आपके Jhola खाते में अभी-अभी एक ऑथेंटिकेटर ऐप जोड़ा गया, और बाकी सभी डिवाइस से लॉगआउट कर दिया गया। आपके रिकवरी कोड वही रहेंगे।',
  appRemoved:
    'आपके Jhola खाते से ऑथेंटिकेटर ऐप अभी-अभी हटाया गया, और बाकी सभी डिवाइस से लॉगआउट कर दिया गया। आपकी पासकी अब भी काम करेंगी।',
  passkeyAdded: 'आपके Jhola खाते में अभी-अभी एक पासकी जोड़ी गई, और बाकी सभी डिवाइस से लॉगआउट कर दिया गया।',
  passkeyRemoved: 'आपके Jhola खाते से अभी-अभी एक पासकी हटाई गई, और बाकी सभी डिवाइस से लॉगआउट कर दिया गया।',
  recoveryCodeSubject: 'एक रिकवरी कोड इस्तेमाल हुआ',
  recoveryCode: 'आपके Jhola खाते का एक रिकवरी कोड अभी-अभी इस्तेमाल हुआ। बचे हुए कोड: {left}।',
  newRecoveryCodesSubject: 'आपके नए रिकवरी कोड बन गए',
  newRecoveryCodes: 'आपके Jhola खाते के लिए अभी-अभी नए रिकवरी कोड बनाए गए। पुराने अब काम नहीं करेंगे।',
  tellTheShop: 'अगर यह आपने नहीं किया, तो कृपया तुरंत अपना पासवर्ड बदलें और दुकान को बताएँ।',
  // Deleting an account
  accountDeletedSubject: 'आपका खाता डिलीट कर दिया गया',
  accountDeleted:
    'आपके कहने पर आपका Jhola खाता डिलीट कर दिया गया। आपका नाम, ईमेल, मोबाइल नंबर, पते और कार्ट हटा दिए गए हैं।',
  ordersAreKept: 'आपके पुराने ऑर्डर हमारे हिसाब के लिए रहेंगे, पर बिना नाम, मोबाइल नंबर और घर के पते के।',
}) satisfies typeof english;
