import storefront from './storefront.css?inline';

/** Names the style element that carries the shop's own sheet. */
export const INLINE_STYLES = 'shop';

/**
 * The sheet that stands inside the page. The server has it from the build; the browser reads it back from the
 * page, so that the script doesn't carry it a second time and a page that is rendered anew keeps its looks.
 */
export const inlineStyles = import.meta.env.SSR
  ? storefront
  : (document.querySelector(`style[data-href="${INLINE_STYLES}"]`)?.textContent ?? '');

if (import.meta.hot) {
  // In `npm run dev` a changed sheet replaces the text in the page: React never changes the text of such a style.
  import.meta.hot.accept('./storefront.css?inline', (sheet) => {
    const style = document.querySelector(`style[data-href="${INLINE_STYLES}"]`);
    if (style && sheet) style.textContent = String(sheet.default);
  });
}
