/**
 * Script for the head of every page: puts the caret after the text of an autofocused search box. Browsers put it at the
 * start, and text typed before hydration would go there.
 */
export const CARET_AFTER_TEXT_SCRIPT =
  "addEventListener('focusin',({target:t})=>{if(t.type==='search')t.selectionStart=t.value.length},{once:true});";

/**
 * Script for the head of every page: reloads the entry script every two seconds while it or one of its imports fails to
 * load.
 */
export const RETRY_ENTRY_SCRIPT =
  "addEventListener('error',({target:t})=>{if(t.type==='module')setTimeout(()=>{let s=document.createElement('script');s.type='module';s.src=t.src;document.head.append(s)},2e3)},true);";

declare global {
  interface Window {
    /** The path and query of the document, also after Back has changed the address before hydration. */
    openedAt?: string;
  }
}

/** Script for the head of every page: records the address that the document was loaded for. */
export const RECORD_ADDRESS_SCRIPT = 'window.openedAt=location.pathname+location.search;';

/**
 * Whether the address is no longer that of the document. In a document that was reloaded after navigations inside the
 * shop, Back and Forward change only the address, and nothing follows them before hydration.
 */
export function hasAddressChanged({ pathname, search }: { pathname: string; search: string }): boolean {
  return window.openedAt !== undefined && window.openedAt !== pathname + search;
}
