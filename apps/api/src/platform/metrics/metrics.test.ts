import { expect, test } from 'vitest';
import { readMetrics } from '../../testing/index.ts';
import { createMetrics } from './index.ts';

function recordWarnings() {
  const warnings: { gauges: string }[] = [];
  return { warnings, log: { warn: (about: { gauges: string }) => void warnings.push(about) } };
}

test('a gauge that can’t be read has no value, or the declared default; the others are read', async () => {
  const { warnings, log } = recordWarnings();
  const metrics = createMetrics(log);
  let isBroken = true;
  metrics.gauges({ jhola_one: { help: 'One' }, jhola_up: { help: 'Up', ifUnread: 0 } }, () => {
    if (isBroken) throw new Error('No');
    return { jhola_one: 1, jhola_up: 1 };
  });
  metrics.databaseGauges({ jhola_two: { help: 'Two', label: 'of' } }, async () => ({
    jhola_two: { a: 3, b: 4 },
  }));
  const broken = readMetrics(await metrics.scrape());
  expect([...broken]).toEqual([
    ['jhola_up', 0],
    ['jhola_two{of="a"}', 3],
    ['jhola_two{of="b"}', 4],
  ]);
  expect(warnings).toMatchObject([{ gauges: 'jhola_one, jhola_up' }]);
  isBroken = false;
  expect(readMetrics(await metrics.scrape()).get('jhola_one')).toBe(1);
});

test('a label value that is no longer read disappears', async () => {
  const metrics = createMetrics(recordWarnings().log);
  let disks: Record<string, number> = { '/a': 1, '/b': 2 };
  metrics.gauges({ jhola_free: { help: 'Free', label: 'disk' } }, () => ({ jhola_free: disks }));
  await metrics.scrape();
  disks = { '/b': 3 };
  expect([...readMetrics(await metrics.scrape())]).toEqual([['jhola_free{disk="/b"}', 3]]);
});

test('an unresponsive database delays a scrape for a limited time, and is read once at a time', async () => {
  const { warnings, log } = recordWarnings();
  const metrics = createMetrics(log, 20);
  let readings = 0;
  const hang = () => {
    readings += 1;
    return new Promise<never>(() => undefined);
  };
  metrics.databaseGauges({ jhola_one: { help: 'One' } }, hang);
  metrics.databaseGauges({ jhola_two: { help: 'Two' } }, hang);
  metrics.gauges({ jhola_three: { help: 'Three' } }, () => ({ jhola_three: 3 }));
  const scrapes = await Promise.all([metrics.scrape(), metrics.scrape()]);
  for (const text of scrapes) expect([...readMetrics(text)]).toEqual([['jhola_three', 3]]);
  expect(readings).toBe(1);
  expect(warnings).toMatchObject([{ gauges: 'jhola_one, jhola_two' }]);
});
