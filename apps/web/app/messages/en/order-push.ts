import { catalogue } from '#platform/catalogue.ts';

/** Push messages about an order. */
export const texts = catalogue({
  start: 'Get updates on this device',
  isOn: 'You’ll get updates about your order on this device.',
  stop: 'Turn off',
  blocked: 'To get updates about your order, allow notifications in your browser’s site settings.',
  notSupported: 'Order updates don’t work in this browser yet',
});
