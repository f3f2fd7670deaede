import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/layout.ts';

/** The frame of every page, and error pages. */
export const texts = catalogue({
  skipToPage: 'सीधे पेज पर जाएँ',
  homeLink: 'Jhola, होम',
  // The footer
  slogan: 'नुक्कड़ वाली दुकान, कपड़े के झोले में, आपके दरवाज़े पर।',
  allCategories: 'सभी कैटेगरी',
  noCategories: 'अभी कोई कैटेगरी नहीं है',
  rights: 'सर्वाधिकार सुरक्षित 2025',
  privacy: 'प्राइवेसी',
  language: 'भाषा',
  theme: 'थीम',
  themeSystem: 'सिस्टम',
  themeLight: 'लाइट',
  themeDark: 'डार्क',
  // Error pages
  bugTitle: 'कुछ गड़बड़ हो गई',
  bugHeading: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
  bugAdvice: 'यह पेज नहीं दिखा सके। आपका कार्ट सुरक्षित है; थोड़ी देर में फिर कोशिश करें।',
  notFoundTitle: 'पेज नहीं मिला',
  notFoundHeading: 'हमें यह पेज नहीं मिला',
  notFoundAdvice: 'शायद पेज हट गया है, या लिंक ग़लत है। दुकान खुली है।',
  noNetwork: 'नेटवर्क नहीं है',
  noNetworkAdvice: 'यह पेज लोड नहीं हो सका। आपका कार्ट सुरक्षित है; ऑनलाइन आते ही हम फिर कोशिश करेंगे।',
  noResponse: 'दुकान से अभी संपर्क नहीं हो पा रहा',
}) satisfies typeof english;
