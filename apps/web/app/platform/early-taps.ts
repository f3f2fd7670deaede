/**
 * Handles taps before hydration. A small script in the head records taps on buttons and sets their attribute
 * `data-early`, which the stylesheet shows; `replayEarlyTaps` repeats the taps after hydration. Nobody else sees a
 * recorded tap: React listens from the beginning of hydration on, and would carry it out a second time.
 */
declare global {
  interface Window {
    earlyTaps?: HTMLElement[] | undefined;
  }
}

export const KEEP_EARLY_TAPS_SCRIPT =
  "{window.earlyTaps=[];addEventListener('click',e=>{const b=window.earlyTaps&&e.target.closest?.('button');if(b){window.earlyTaps.push(b);b.dataset.early='';e.stopPropagation()}},true)}";

/** Repeats the recorded taps soon after an effect, within which React can't hydrate the part of a tapped button. */
export function replayEarlyTapsSoon(): void {
  setTimeout(replayEarlyTaps);
}

/** Stops recording and repeats the taps in order. */
function replayEarlyTaps(): void {
  const kept = window.earlyTaps ?? [];
  window.earlyTaps = undefined;
  for (const button of kept) {
    delete button.dataset['early'];
    if (button.isConnected) button.click();
  }
}
