import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/search-page.ts';

/** The search page: the input and the results. */
export const texts = catalogue({
  backToShop: 'दुकान पर वापस जाएँ',
  clearSearch: 'सर्च साफ़ करें',
  bestMatch: 'बेस्ट मैच',
  showingFor: '<b>{term}</b> के नतीजे।',
  searchInstead: '{term} ही खोजें',
  // For screen readers
  searching: 'खोज रहे हैं',
  found: '{count, plural, =0 {कुछ नहीं मिला} one {# मिला} other {# मिले}}',
  foundFor: '{term}: {count, plural, =0 {कुछ नहीं मिला} one {# मिला} other {# मिले}}',
  // No term, no results, or no response
  whatNeeded: 'आपको क्या चाहिए?',
  recent: 'पिछली सर्च',
  clearRecent: 'हटाएँ',
  noResults: '“{term}” के लिए कुछ नहीं मिला',
  noResultsAdvice: 'स्पेलिंग देखें, या कोई और शब्द लिखें।',
  failed: 'सर्च अभी काम नहीं कर रही',
  failedAdvice: 'हम कोशिश करते रहेंगे।',
  offline: 'सर्च के लिए इंटरनेट चाहिए',
  offlineAdvice: 'नेटवर्क आते ही हम फिर खोजेंगे।',
  // For browser tabs and shared links
  title: 'सर्च',
  description: 'नुक्कड़ वाली दुकान में खोजें, और क़रीब दस मिनट में घर पर पाएँ।',
  descriptionOf: 'Jhola पर “{term}”, क़रीब दस मिनट में आपके दरवाज़े पर।',
}) satisfies typeof english;
