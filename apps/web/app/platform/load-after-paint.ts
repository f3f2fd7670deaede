/** Longer than a page takes to be painted; for browsers that don't report it. */
const AT_THE_LATEST_MS = 2_000;

/**
 * Script for the end of every page: loads its modules, the entry first in the list, once the page has been painted. Until
 * then the network and the CPU belong to what is seen first. A page in the background is never painted, so its modules
 * are loaded at once.
 */
export function loadAfterPaintScript(entry: string, modules: readonly string[]): string {
  const files = JSON.stringify([entry, ...modules.filter((file) => file !== entry)]);
  const add = (tag: string, values: string) =>
    `document.head.append(Object.assign(document.createElement('${tag}'),${values}))`;
  return (
    `{let f=${files};const l=()=>{if(!f.length)return;for(const href of f)${add('link', "{rel:'modulepreload',href}")};` +
    `${add('script', "{type:'module',src:f[0]}")};f=[]};` +
    `if(document.hidden)l();else{addEventListener('visibilitychange',l);setTimeout(l,${AT_THE_LATEST_MS});` +
    `new PerformanceObserver(l).observe({type:'paint',buffered:true})}}`
  );
}
