import type { Page } from 'playwright-core';

const NARROWEST = { width: 320, height: 640 };
const SETTLED_AFTER_MS = 300;
const PHONE = { width: 360, height: 740 };

/**
 * Content of a page that is cut off or needs horizontal scrolling, on the narrowest phone and with twice the font size:
 * 'how: what'. Restores the page's size afterwards.
 */
export async function findCutOffContent(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  const narrow = await cutOff(page);
  await page.setViewportSize(PHONE);
  await setRootFontSize(page, '200%');
  const large = await cutOff(page);
  await setRootFontSize(page, '');
  if (before) await page.setViewportSize(before);
  return [...narrow.map((what) => `at 320 px: ${what}`), ...large.map((what) => `at 200 %: ${what}`)];
}

/** A chart is redrawn a moment after its frame was resized. */
async function cutOff(page: Page): Promise<string[]> {
  const found = await page.evaluate(findInPage);
  if (found.length === 0) return found;
  await page.waitForTimeout(SETTLED_AFTER_MS);
  return page.evaluate(findInPage);
}

async function setRootFontSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Runs in the page: returns elements outside of its sides, and text that a box cuts off without an ellipsis. */
function findInPage(): string[] {
  const page = document.documentElement;
  const sideways = page.scrollWidth - page.clientWidth;
  const found = sideways > 0 ? [`scrolls sideways by ${sideways} px`] : [];
  const scrollsBy = (box: Element | null): boolean =>
    box !== null &&
    box !== document.body &&
    (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrollsBy(box.parentElement));
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    // An element of one pixel is only for screen readers.
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const name = `${element.localName}.${element.className}`;
    if ((right > page.clientWidth + 1 || left < -1) && !scrollsBy(element.parentElement)) {
      found.push(`${name} is outside of the page`);
    }
    const { overflowX, textOverflow } = getComputedStyle(element);
    const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.clientWidth > 4;
    // SVG elements have no innerText.
    if (cuts && element.innerText?.trim() && element.scrollWidth > element.clientWidth + 1) {
      found.push(`${name} cuts its text`);
    }
  }
  return found;
}
