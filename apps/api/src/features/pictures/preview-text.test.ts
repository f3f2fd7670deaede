import { describe, expect, it } from 'vitest';
import { drawLine, fitText } from './preview-text.ts';

const SPACE = { width: 474, height: 310, largest: 68, smallest: 36 };

describe('a text on a preview image', () => {
  it.each([
    ['Amul Gold', 68, 1],
    ['Himgaay Toned Milk', 68, 2],
    ['अन्नपूर्णा चक्की फ्रेश आटा, शुद्ध गेहूँ', 68, 3],
    ['Motiwala Whole W320 Cashews (Kaju) Premium Export Quality Roasted and Salted', 56, 5],
  ])('%s is written in %d pixels, in %d lines', (text, size, lines) => {
    const fitted = fitText(text, SPACE);
    expect(fitted.size).toBeLessThanOrEqual(size);
    expect(fitted.lines.length).toBeLessThanOrEqual(Math.floor(SPACE.height / (fitted.size * 1.2)));
    expect(fitted.lines.length).toBeGreaterThanOrEqual(lines - 1);
    expect(fitted.lines.join(' ')).toBe(text);
  });

  it('ends with an ellipsis if it doesn’t fit in the smallest size, and keeps letters and their vowel signs together', () => {
    const { lines, size } = fitText('बहुत लंबा नाम '.repeat(30), SPACE);
    expect(size).toBe(36);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.join('')).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(fitText('क'.repeat(200), SPACE).lines).toEqual([expect.stringMatching(/^क+…$/)]);
  });

  it('leaves out characters that the font doesn’t have', () => {
    expect(fitText('Tea ☕ 茶 time', SPACE).lines.join(' ')).toBe('Tea time');
    expect(fitText('茶', SPACE).lines).toEqual([]);
  });

  it('is drawn as outlines, also if scripts are mixed', () => {
    expect(drawLine({ text: 'Atta आटा', size: 40, baseline: 50 })).toMatch(/^<path d="M[-\d.MLQCZ ,]+"\/>$/);
  });
});
