/**
 * Script for the head of every page: puts the caret after the text of an autofocused search box. Browsers put
 * it at the start, and text typed before hydration would go there.
 */
export const CARET_AFTER_TEXT_SCRIPT =
  "addEventListener('focusin',({target:t})=>{if(t.type==='search')t.selectionStart=t.value.length},{once:true});";

/**
 * Script for the head of every page: reloads the entry script every two seconds while it or one of its
 * imports fails to load.
 */
export const RETRY_ENTRY_SCRIPT =
  "addEventListener('error',({target:t})=>{if(t.type==='module')setTimeout(()=>{let s=document.createElement('script');s.type='module';s.src=t.src;document.head.append(s)},2e3)},true);";
