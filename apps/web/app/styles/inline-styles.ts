import fonts from '#messages/fonts.css?inline';
import storefront from './storefront.css?inline';

/** The id of the style element with the shop's stylesheet. */
export const INLINE_STYLES = 'shop';

/**
 * The stylesheet inlined in the page. The server has it from the build; the browser reads it from the page, so that
 * scripts needn't contain it too and a page rendered again keeps its styles.
 */
export const inlineStyles = import.meta.env.SSR
  ? fonts + storefront
  : (document.querySelector(`style[data-href="${INLINE_STYLES}"]`)?.textContent ?? '');

if (import.meta.hot) {
  // In `npm run dev` this replaces the text when the stylesheet changes, because React never updates such a style.
  import.meta.hot.accept('./storefront.css?inline', (sheet) => {
    const style = document.querySelector(`style[data-href="${INLINE_STYLES}"]`);
    if (style && sheet) style.textContent = String(sheet.default);
  });
}
