import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/profile.ts';

/** The profile: the photo, the personal details, and the user’s data. */
export const texts = catalogue({
  heading: 'आपकी प्रोफ़ाइल',
  loadError: 'आपकी प्रोफ़ाइल लोड नहीं हो सकी',
  // The photo
  editPhoto: 'फ़ोटो बदलें',
  photo: 'फ़ोटो',
  photoAdvice: 'JPEG, PNG, WebP या AVIF। बड़ी फ़ोटो अपने-आप छोटी हो जाती है',
  choosePhoto: 'फ़ोटो चुनें',
  uploading: 'अपलोड हो रहा है...',
  // The details
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  mobile: 'मोबाइल नंबर',
  password: 'आपका पासवर्ड',
  passwordForEmail: 'ईमेल बदलने के लिए अपना पासवर्ड डालें',
  emailNotVerified: 'ईमेल कन्फ़र्म नहीं हुआ है। हमारे भेजे ईमेल का लिंक खोलें।',
  saveChanges: 'बदलाव सेव करें',
  stockAlerts: 'स्टॉक अलर्ट',
  stockAlertsAdvice: 'वे प्रोडक्ट जिनके वापस आने पर हम आपको ईमेल करेंगे',
  seeStockAlerts: 'सभी देखें',
  // The user’s data
  yourData: 'आपका डेटा',
  downloadAdvice: 'अपनी प्रोफ़ाइल, पते, कार्ट और ऑर्डर एक फ़ाइल में डाउनलोड करें। <link>हम आपके डेटा का क्या करते हैं</link>',
  download: 'मेरा डेटा डाउनलोड करें',
  preparing: 'तैयार हो रहा है...',
  deleteAccount: 'खाता डिलीट करें',
  deleteAdvice:
    'आपका नाम, ईमेल, मोबाइल नंबर, पते और कार्ट हट जाएँगे। पिछले ऑर्डर हम अपने हिसाब के लिए रखते हैं, पर आपके नाम के बिना। यह वापस नहीं हो सकता।',
  deleting: 'डिलीट हो रहा है...',
}) satisfies typeof english;
