import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatusPage } from './status-page.tsx';
import type { ShopStatus } from './use-shop-status.ts';

const PARTS = ['database', 'connections', 'disk', 'mail', 'payments', 'catalogue', 'backup'] as const;

/** The page of a shop in which these parts are fine, as of now or of an earlier time, as text. */
function pageOf(parts: readonly (typeof PARTS)[number][], asOf: string | null = null): string {
  const at = '2026-11-21T06:30:00.000Z';
  const fine = { level: 'fine', says: 'Well.', todo: null, section: 'Metrics', asOf } as const;
  const status: ShopStatus = {
    at,
    version: '1.0.0',
    startedAt: at,
    parts: parts.map((part) => ({ part, ...fine })),
  };
  return renderToStaticMarkup(<StatusPage status={status} isOutdated={false} />).replaceAll(/<[^>]*>/g, ' ');
}

test('everything works if every part is known and fine', () => {
  expect(pageOf(PARTS)).toContain('Everything works.');
});

test('a part that could not be read needs attention, and is named', () => {
  const text = pageOf(PARTS.filter((part) => part !== 'disk'));
  expect(text).toContain('1 thing needs attention.');
  expect(text).toMatch(/Disk space\s+Needs attention\s+Not known: it couldn’t be read in time\./);
});

test.each([
  ['2026-11-20T18:30:00.000Z', 'As of 12:00\u00A0AM.'],
  ['2026-11-20T18:29:00.000Z', 'As of Nov 20, 2026, 11:59\u00A0PM.'],
])('a state that was read at %s is marked %j, with its date unless that is today in India', (asOf, text) => {
  expect(pageOf(PARTS, asOf)).toContain(text);
});
