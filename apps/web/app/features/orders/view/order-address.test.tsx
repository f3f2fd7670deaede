import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderAddress } from './order-address.tsx';

const PLACE = {
  address_line: '7, Lake View',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
};

test('the phone number of an address can be called, and is shown in two groups', () => {
  const markup = renderToStaticMarkup(<OrderAddress address={{ ...PLACE, mobile: '9845012345' }} />);
  expect(markup).toContain('href="tel:+919845012345"');
  expect(markup).toContain('<span>98450</span><span>12345</span>');
});

test('an address whose phone number was removed with the account has no link to call', () => {
  const markup = renderToStaticMarkup(<OrderAddress address={{ ...PLACE, mobile: '' }} />);
  expect(markup).toContain('Pune');
  expect(markup).not.toContain('tel:');
});
