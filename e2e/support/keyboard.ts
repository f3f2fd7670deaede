import type { Page } from 'playwright-core';

const MOST_STEPS = 120;

/**
 * The focused element, as a screen reader reads it: 'button "Add Amul Taaza Milk 500 ml"'; 'page' if nothing has the
 * focus.
 */
export async function focused(page: Page): Promise<string> {
  const element = page.locator(':focus');
  if ((await element.count()) === 0) return 'page';
  const [first = ''] = (await element.ariaSnapshot()).split('\n');
  return first.replace(/^- /, '');
}

/** Presses Tab (or another key) until the given element has the focus. Fails if the focus isn't visible at any stop. */
export async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    const fault = await page.evaluate(hiddenFocus);
    if (fault !== null) throw new Error(`${now}: ${fault}`);
    if (wanted.test(now)) return;
    passed.push(now);
  }
  throw new Error(`${wanted} was not among ${passed.join(', ')}`);
}

/** Runs in the page: the reason why the focus isn't visible, or null if it is. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const hasFocusRing = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  // The focus ring of an input is around its frame, that of a card's link around the card.
  const frame = element.closest('.in, .search') ?? element;
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(frame)];
  if (!styles.some(hasFocusRing)) return 'has the focus without a ring';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (over === null) return `has the focus out of sight (${top} to ${bottom})`;
  if (element.contains(over) || over.contains(element) || over.closest('label')?.contains(element))
    return null;
  return `has the focus under ${over.localName}.${over.className}`;
}
