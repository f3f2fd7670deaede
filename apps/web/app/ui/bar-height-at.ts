/** The highest bar along an edge, as a share of the window's height; anything higher is a page or a sheet. */
const HIGHEST_BAR = 0.4;
/** A bar may leave this many pixels free at the edge. */
const OFF_EDGE = 20;

/**
 * How far the bar that is fixed at this edge of the window (a header, a row of buttons) reaches into it, in pixels; 0
 * if there is none. Elements without pointer events are not counted.
 */
export function barHeightAt(edge: 'bottom' | 'top'): number {
  const y = edge === 'bottom' ? innerHeight - OFF_EDGE : OFF_EDGE;
  const depths = document.elementsFromPoint(innerWidth / 2, y).map((element) => {
    if (!/fixed|sticky/.test(getComputedStyle(element).position)) return 0;
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > innerHeight * HIGHEST_BAR) return 0;
    return edge === 'bottom' ? innerHeight - top : bottom;
  });
  return Math.max(0, ...depths);
}
