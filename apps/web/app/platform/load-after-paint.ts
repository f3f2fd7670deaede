/** Longer than a page takes to be painted; for browsers that don't report it. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Script for the end of every page: loads its modules, `entry` last, once the page has been painted. Until then the
 * network and the CPU belong to what is seen first. `modules` come after what they import: each is a script of its own,
 * run in this order, so that they aren't evaluated together in one long task. A page in the background is never
 * painted, so its modules are loaded at once. The first one, which carries out early taps, doesn't wait for the others
 * or for pictures.
 */
export function loadAfterPaintScript(entry: string, modules: readonly string[]): string {
  const files = JSON.stringify([...modules.filter((file) => file !== entry), entry]);
  return (
    `{let f=${files},p='high';const l=()=>{for(const src of f)document.head.append(Object.assign(` +
    `document.createElement('script'),{type:'module',async:false,fetchPriority:p,src})),p='low';f=[]};` +
    `if(document.hidden)l();else{addEventListener('visibilitychange',l);setTimeout(l,${LONGEST_WAIT_MS});` +
    `new PerformanceObserver(l).observe({type:'paint',buffered:true})}}`
  );
}
