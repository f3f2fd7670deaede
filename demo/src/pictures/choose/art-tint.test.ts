import { expect, test } from 'vitest';
import { tintedArt } from './art-tint.ts';

/** Whether two names of pulses have pictures of different colours. */
const differ = (one: string, other: string) =>
  JSON.stringify(tintedArt('beans', one)) !== JSON.stringify(tintedArt('beans', other));

test('pulses have the colours of pulses, and rajma stays red', () => {
  expect(tintedArt('beans', 'Kashmiri Rajma')).toEqual({ name: 'beans' });
  const pulses = [
    'Rajma',
    'Toor Dal',
    'Masoor Dal',
    'Green Moong Whole',
    'Urad Dal Split Black',
    'Kabuli Chana',
  ];
  for (const [at, one] of pulses.entries())
    for (const other of pulses.slice(at + 1)) expect(differ(one, other), `${one}, ${other}`).toBe(true);
});

test('the longer name wins over a word in it', () => {
  expect(differ('Kala Chana', 'Chana Dal')).toBe(true);
  expect(differ('Whole Masoor', 'Masoor Dal')).toBe(true);
});

test('a picture element that stands for itself keeps its colour', () => {
  expect(tintedArt('pea-pod', 'Frozen Green Peas')).toEqual({ name: 'pea-pod' });
  expect(tintedArt('cherries', 'Cherry Juice')).toEqual({ name: 'cherries' });
  expect(tintedArt('cherries', 'Litchi Juice').tint).toBeDefined();
});
