import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/account-menu.ts';

/** The account menu, and the name of the signed-in user. */
export const texts = catalogue({
  myAccount: 'मेरा खाता',
  admin: '(एडमिन)',
  profile: 'प्रोफ़ाइल',
  addresses: 'सेव किए पते',
  logOut: 'लॉगआउट',
  logOutUnconfirmed: 'इस डिवाइस पर आप लॉगआउट हो गए हैं। लॉगआउट पूरा करने के लिए, फिर से कनेक्ट होने तक यह पेज खुला रखें।',
  // Pages of the admins
  today: 'आज',
  orders: 'ऑर्डर',
  categories: 'कैटेगरी',
  subCategories: 'सब-कैटेगरी',
  uploadProduct: 'प्रोडक्ट जोड़ें',
  products: 'प्रोडक्ट',
  priceList: 'प्राइस लिस्ट',
  searches: 'सर्च',
  changes: 'बदलाव',
  users: 'यूज़र',
  status: 'स्टेटस',
  // When the session has ended
  loggedOut: 'आपका लॉगिन ख़त्म हो गया है',
  cartSaved: 'आपका कार्ट आपके खाते में सेव है।',
}) satisfies typeof english;
