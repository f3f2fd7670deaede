import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PrivacyPage } from './privacy-page.tsx';

vi.mock('#platform/routing/link.tsx', () => ({ Link: 'a' }));

const nobody = { name: '', email: '', phone: '' };
const page = (officer: typeof nobody, contact = { email: '', phone: '' }) =>
  renderToStaticMarkup(<PrivacyPage contact={contact} grievanceOfficer={officer} />);

test('the privacy page names the grievance officer and how to reach the shop', () => {
  const html = page(
    { name: 'Meera Nair', email: 'grievance@jhola.test', phone: '' },
    { email: '', phone: '+91 80 4000 1234' },
  );
  expect(html).toContain('grievance officer for personal data is Meera Nair.');
  expect(html).toContain('href="mailto:grievance@jhola.test"');
  expect(html).toContain('href="tel:+918040001234"');
});

test('the privacy page of a shop without a grievance officer names none', () => {
  expect(page(nobody)).not.toContain('grievance officer');
  expect(page(nobody)).not.toContain('mailto:');
});
