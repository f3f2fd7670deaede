import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/hero.ts';

/** The promise at the top of the home page, and how long the last deliveries took. */
export const texts = catalogue({
  promise: 'नुक्कड़ वाली दुकान, बस दस मिनट दूर।',
  delivery: 'डिलीवरी {number}',
  lastDeliveries: 'पिछली डिलीवरी, सबसे नई आख़िर में',
  minutes: '{minutes, plural, =0 {एक मिनट से कम} other {# मिनट}}',
  lastDelivery: 'पिछला ऑर्डर <b>{time}</b> में पहुँचा।',
  lastDeliveryLate: 'पिछला ऑर्डर <b>{time}</b> में पहुँचा, थोड़ी देर से।',
  averageOfDeliveries:
    'पिछले {orders} ऑर्डर <b>औसतन {time}</b> में पहुँचे। {late, plural, =0 {कोई भी देर से नहीं पहुँचा} =1 {एक देर से पहुँचा} other {# देर से पहुँचे}}।',
}) satisfies typeof english;
