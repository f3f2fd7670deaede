import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/admin-status.ts';

/** The page Status. */
export const texts = catalogue({
  heading: 'स्टेटस',
  notLoaded: 'स्टेटस लोड नहीं हो सका',
  live: 'लाइव, {time}',
  outdated: 'पिछला अपडेट {time}',
  summary: '{count, plural, =0 {सब ठीक चल रहा है।} one {एक चीज़ पर ध्यान दें।} other {# चीज़ों पर ध्यान दें।}}',
  running: 'Jhola {version}, {date}, {time} से चालू। यहाँ बताए गए सेक्शन docs/operations.md में हैं।',
  asOf: '{time} की स्थिति।',
  unknown: 'पता नहीं: समय पर पढ़ा नहीं जा सका।',
  seeSection: '“{section}” देखें।',
  // The parts
  database: 'डेटाबेस',
  connections: 'डेटाबेस कनेक्शन',
  disk: 'डिस्क की जगह',
  mail: 'ईमेल',
  payments: 'कार्ड पेमेंट',
  catalogue: 'कैटलॉग',
  backup: 'बैकअप',
  // How urgent a part is
  urgent: 'तुरंत ध्यान दें',
  needsAttention: 'ध्यान दें',
  fine: 'ठीक है',
}) satisfies typeof english;
