import storefront from './storefront.css?inline';

/** Marks the style element that carries the page's own sheet. */
export const INLINE_STYLES_ID = 'page-styles';

/**
 * The sheet that stands inside the page. The server has it from the build; the browser reads it back from the
 * page, so that the script doesn't carry it a second time and a page that is rendered anew keeps its looks.
 */
export const inlineStyles = import.meta.env.SSR
  ? storefront
  : (document.getElementById(INLINE_STYLES_ID)?.textContent ?? '');
