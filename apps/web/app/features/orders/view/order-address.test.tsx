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

test('the admin can call the recipient’s number, which is shown in two groups', () => {
  const markup = renderToStaticMarkup(
    <OrderAddress address={{ ...PLACE, mobile: '9845012345' }} name="Asha Rao" />,
  );
  expect(markup).toContain('href="tel:+919845012345"');
  expect(markup).toContain('<span>98450</span><wbr/><span>12345</span>');
});

test('shoppers see their own number without a link, which would look like the shop’s', () => {
  const markup = renderToStaticMarkup(<OrderAddress address={{ ...PLACE, mobile: '9845012345' }} />);
  expect(markup).toContain('<span>98450</span><wbr/><span>12345</span>');
  expect(markup).not.toContain('tel:');
});

test('an address whose phone number was removed with the account has no link to call', () => {
  const markup = renderToStaticMarkup(<OrderAddress address={{ ...PLACE, mobile: '' }} name="" />);
  expect(markup).toContain('Pune');
  expect(markup).not.toContain('tel:');
});
