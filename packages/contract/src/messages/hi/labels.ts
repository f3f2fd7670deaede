import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/labels.ts';

/** The names of input fields in messages about them. */
export const texts = catalogue({
  name: 'नाम',
  email: 'ईमेल',
  image: 'फ़ोटो',
  page: 'पेज',
  limit: 'लिमिट',
  price: 'दाम',
  stock: 'स्टॉक',
  discount: 'छूट',
  quantity: 'मात्रा',
  category: 'कैटेगरी',
  subCategory: 'सब-कैटेगरी',
  unit: 'यूनिट',
  aWord: 'शब्द',
  alsoCalled: 'दूसरे नाम',
  reason: 'वजह',
  line: 'लाइन',
  address: 'पता',
  city: 'शहर',
  state: 'राज्य',
  country: 'देश',
  pincode: 'पिनकोड',
  subTotal: 'सब टोटल',
  total: 'कुल',
  session: 'सेशन',
  aField: 'फ़ील्ड',
  aFieldName: 'फ़ील्ड का नाम',
  aFilter: 'फ़िल्टर',
  stockOfNew: 'नए प्रोडक्ट का स्टॉक',
}) satisfies typeof english;
