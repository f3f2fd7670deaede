import { catalogue } from '#platform/catalogue.ts';

/** The promise at the top of the home page, and how long the last deliveries took. */
export const texts = catalogue({
  promise: 'The shop around the corner, ten minutes away.',
  delivery: 'Delivery {number}',
  lastDeliveries: 'The last deliveries, the newest last',
  minutes: '{minutes, plural, =0 {Less than a minute} one {# minute} other {# minutes}}',
  lastDelivery: '<b>{time}</b> for the last order.',
  lastDeliveryLate: '<b>{time}</b> for the last order, which came late.',
  averageOfDeliveries:
    '<b>{time} on average</b> over the last {orders} orders. {late, plural, =0 {None} =1 {One} =2 {Two} =3 {Three} =4 {Four} =5 {Five} =6 {Six} =7 {Seven} =8 {Eight} =9 {Nine} other {#}} came late.',
});
