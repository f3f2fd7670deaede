import { barHeightAt } from './bar-height-at.ts';

export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/**
 * A stepper, or a field with its label and error, counts as one control, and so does a notice of a form that gets the
 * focus, outside of its buttons.
 */
const CONTROL = '.step, .field, button, a, label, input, select, textarea, summary, [role="group"][tabindex]';
const GAP = 8;

/**
 * Calls `onUse` with each control used, by pointer or focus; with null if something else is, such as a new page that gets
 * the focus. Returns a function that stops it.
 */
export function trackUsedControl(onUse: (control: Element | null) => void): () => void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    if (!control?.closest('.toasts')) onUse(control);
  };
  document.addEventListener('pointerdown', note, true);
  document.addEventListener('focusin', note, true);
  return () => {
    document.removeEventListener('pointerdown', note, true);
    document.removeEventListener('focusin', note, true);
  };
}

/**
 * Places the toasts of `host` above the bar at the bottom of the window. If they would cover `used` there, the control
 * that was used last, or the buttons of a dialog, or lie behind a phone's keyboard, places them below the bar at the top.
 */
export function placeToasts(host: HTMLElement, used: Box | null): void {
  // A phone's keyboard covers what is below.
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const kept = [used, document.querySelector('.sheet-actions')?.getBoundingClientRect()];
  // Toasts move to the other edge only if they must.
  const edges = host.dataset['edge'] === 'top' ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  for (const edge of edges) {
    host.dataset['edge'] = edge;
    host.style.setProperty('--bar', `${barHeightAt(edge)}px`);
    const toasts = [...host.children].map((toast) => toast.getBoundingClientRect());
    const isFree = (toast: Box) =>
      toast.bottom <= offsetTop + height && !kept.some((box) => box && overlaps(toast, box));
    if (toasts.every(isFree)) return;
  }
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right + GAP &&
    other.left < one.right + GAP &&
    one.top < other.bottom + GAP &&
    other.top < one.bottom + GAP
  );
}
