/**
 * A page can be seen before its script is there to listen. A small script in the head keeps the presses of
 * buttons marked `data-early` meanwhile, and `replayEarlyTaps` presses them again once the page is alive.
 */
declare global {
  interface Window {
    earlyTaps?: HTMLElement[] | undefined;
  }
}

export const KEEP_EARLY_TAPS_SCRIPT =
  "{window.earlyTaps=[];addEventListener('click',e=>{const b=window.earlyTaps&&e.target.closest?.('[data-early]');b&&window.earlyTaps.push(b)},true)}";

/** Ends the keeping and presses what was kept, in order. To be called once, after hydration. */
export function replayEarlyTaps(): void {
  const kept = window.earlyTaps ?? [];
  window.earlyTaps = undefined;
  for (const button of kept) if (button.isConnected) button.click();
}
