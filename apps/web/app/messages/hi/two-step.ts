import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/two-step.ts';

/** The page Two-step verification. */
export const texts = catalogue({
  heading: 'टू-स्टेप वेरिफ़िकेशन',
  what: 'पासवर्ड के बाद आपके फ़ोन के ऐप का कोड भी पूछा जाएगा। तब सिर्फ़ चोरी हुआ पासवर्ड काफ़ी नहीं होगा।',
  required: 'इस दुकान में एडमिन के लिए टू-स्टेप वेरिफ़िकेशन ज़रूरी है। आगे बढ़ने के लिए इसे चालू करें।',
  notLoaded: 'आपकी सेटिंग लोड नहीं हो सकीं',
  setUp: 'ऑथेंटिकेटर ऐप जोड़ें',
  on: 'ऑथेंटिकेटर ऐप {day} से चालू',
  codesLeft:
    '{count, plural, =0 {कोई रिकवरी कोड नहीं बचा} one {# रिकवरी कोड बचा है} other {# रिकवरी कोड बचे हैं}}',
  newCodes: 'नए रिकवरी कोड',
  turnOff: 'ऐप हटाएँ',
  // Setting it up
  password: 'पासवर्ड',
  continue: 'आगे बढ़ें',
  checking: 'जाँच हो रही है...',
  scan: 'इसे किसी ऑथेंटिकेटर ऐप से स्कैन करें, जैसे Google Authenticator, Aegis या Microsoft Authenticator।',
  qr: 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड',
  onThisDevice: 'ऐप इसी डिवाइस पर है? <link>ऐप खोलें</link>',
  noCamera: 'कैमरा नहीं है? ऐप में यह सेटअप कोड लिखें:',
  appCode: 'ऐप का कोड',
  appCodeHint: '6 अंक',
  turnOn: 'चालू करें',
  turningOn: 'चालू हो रहा है...',
  // Recovery codes
  codesTitle: 'आपके रिकवरी कोड',
  codesEffect: 'हर कोड से एक बार ऐप के बिना लॉगिन होता है। इन्हें अभी सेव करें: ये फिर नहीं दिखेंगे।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गए',
  notCopied: 'कृपया इन्हें हाथ से कॉपी करें',
  saved: 'मैंने सेव कर लिए',
  // Asking for password and code
  turnOffTitle: 'ऑथेंटिकेटर ऐप हटाएँ?',
  turnOffEffect: 'पासकी न हो तो सिर्फ़ पासवर्ड से लॉगिन होगा। दूसरे डिवाइस लॉगआउट हो जाएँगे।',
  newCodesTitle: 'नए रिकवरी कोड बनाएँ?',
  newCodesEffect: 'पुराने कोड काम नहीं करेंगे।',
  code: 'कोड',
  codeHint: 'ऐप का कोड, या रिकवरी कोड',
  makeNew: 'नए कोड बनाएँ',
  // Passkeys
  passkeys: 'पासकी',
  passkeysWhat: 'पासवर्ड और कोड के बिना, फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉगिन करें।',
  addPasskey: 'पासकी जोड़ें',
  addPasskeyEffect: 'आपका ब्राउज़र फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक पूछेगा।',
  passkeyName: 'नाम',
  passkeyNameHint: 'ताकि आप इसे पहचान सकें, जैसे “दुकान का लैपटॉप”',
  passkeyAdded: '{day} को जोड़ी गई',
  passkeyUsed: 'पिछली बार {day} को इस्तेमाल हुई',
  notMade: 'पासकी नहीं बनी। कृपया फिर कोशिश करें',
  removePasskey: 'हटाएँ',
  removePasskeyOf: '{name} हटाएँ',
  removePasskeyTitle: 'पासकी हटाएँ?',
  removePasskeyEffect: 'इससे फिर लॉगिन नहीं होगा। दूसरे डिवाइस लॉगआउट हो जाएँगे।',
}) satisfies typeof english;
