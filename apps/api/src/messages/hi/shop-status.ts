import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/shop-status.ts';

/** The shop's status: the state of each part, and what to do about it. */
export const texts = catalogue({
  databaseAway: 'डेटाबेस जवाब नहीं दे रहा। ग्राहक सामान देख सकते हैं, पर ऑर्डर नहीं कर सकते।',
  databaseAwayTodo: 'देखें कि PostgreSQL चल रहा है और इस सर्वर से उस तक पहुँचा जा सकता है।',
  diskIsFull: 'दुकान कुछ सेव नहीं कर पा रही है। डिस्क पर जगह चाहिए।',
  isReadOnly: 'दुकान कुछ सेव नहीं कर पा रही है। ऐसा डेटाबेस या डिस्क चाहिए जिसमें लिखा जा सके।',
  savingFails: 'दुकान कुछ सेव नहीं कर पा रही है। डेटाबेस या डिस्क ठीक से नहीं चल रहे: लॉग देखें।',
  cannotSaveTodo: 'डिस्क पर जगह बनाएँ, या ऐसा डेटाबेस लगाएँ जिसमें लिखा जा सके। दुकान अपने-आप ठीक हो जाएगी।',
  databaseSlow: 'धीरे जवाब दे रहा है: कुछ ms की जगह {ms} ms में।',
  databaseSlowTodo: 'उसके सर्वर का लोड, डिस्क और नेटवर्क देखें। धीमे स्टेटमेंट अपनी रिक्वेस्ट के साथ लॉग में हैं।',
  databaseFine: 'जवाब दे रहा है, और उसमें लिखा जा सकता है।',
  connectionsBusy:
    'डेटाबेस के सभी {inUse} कनेक्शन व्यस्त हैं; {waiting, plural, one {# रिक्वेस्ट रुकी है} other {# रिक्वेस्ट रुकी हैं}}।',
  connectionsTodo: 'लॉग में धीमे स्टेटमेंट खोजें। अगर न मिलें, तो दुकान का दूसरा प्रोसेस चलाएँ।',
  connectionsFine: '{max} में से {inUse} इस्तेमाल में।',
  diskLow: 'डिस्क लगभग भर गई है: {disks}।',
  lowDisk: '{folder} पर {mb} MB ख़ाली',
  diskTodo: 'कुछ जगह बनाएँ। cache/images फ़ोल्डर कभी भी ख़ाली किया जा सकता है।',
  diskFine: '{disks}।',
  freeDisk: '{gb} GB ख़ाली',
  mailSent: 'सभी ईमेल भेज दिए गए हैं।',
  mailWaits: '{count, plural, one {# ईमेल भेजा जाना बाकी है} other {# ईमेल भेजे जाने बाकी हैं}}।',
  mailIsLate: '{count, plural, one {# ईमेल भेजा जाना बाकी है} other {# ईमेल भेजे जाने बाकी हैं}}, सबसे पुराना {time} से।',
  mailFault:
    '{count, plural, one {# ईमेल भेजा जाना बाकी है} other {# ईमेल भेजे जाने बाकी हैं}}, सबसे पुराना {time} से। पिछली गड़बड़ी: {fault}',
  mailTodo: 'SMTP_URL और मेल सर्वर जाँचें। ईमेल अपने-आप फिर भेजे जाएँगे।',
  paymentsHeld:
    '{count, plural, one {# कार्ड पेमेंट पर आपको फ़ैसला करना है} other {# कार्ड पेमेंट पर आपको फ़ैसला करना है}}।',
  paymentsHeldTodo: 'ऑर्डर खोलें। हर पेमेंट सबसे ऊपर है, और साथ में लिखा है कि क्या करना है।',
  paymentsLate: 'एक कार्ड पेमेंट {time} से नहीं जाँचा गया है।',
  paymentsLateTodo: 'देखें कि यह सर्वर पेमेंट प्रोवाइडर तक पहुँच पा रहा है।',
  paymentsFine: 'किसी पेमेंट में आपको कुछ नहीं करना है।',
  catalogueMissing: 'कैटलॉग लोड नहीं हुआ है।',
  catalogueOld: 'ग्राहकों को {time} पहले का कैटलॉग दिख रहा है।',
  catalogueTodo: 'डेटाबेस के जवाब देते ही यह फिर पढ़ा जाएगा। अगर डेटाबेस ठीक है, तो लॉग में “shelf” खोजें।',
  catalogueFine: 'अप टू डेट, {count, plural, other {# प्रोडक्ट}}।',
  backupMissing: 'npm run backup से अब तक कोई बैकअप नहीं लिया गया।',
  backupTaken: 'पिछला बैकअप {time} पहले लिया गया।',
  backupAhead: 'पिछले बैकअप पर अब से {time} बाद का समय लिखा है।',
  backupAheadTodo: 'घड़ी तब ग़लत थी, या अभी ग़लत है। timedatectl से जाँचें, और बैकअप लें।',
  backupTodo: 'हर रात npm run backup चलाएँ, या देखें कि वह क्यों नहीं चला।',
  seconds: '{count, plural, other {# सेकंड}}',
  minutes: '{count, plural, other {# मिनट}}',
  hours: '{count, plural, other {# घंटे}}',
  days: '{count, plural, other {# दिन}}',
}) satisfies typeof english;
