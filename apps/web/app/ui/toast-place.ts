import { barAt } from './bar-at.ts';

export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** What belongs together counts as one control: a stepper, or a field with its label and error. */
const CONTROL = '.step, .field, button, a, label, input, select, textarea, summary';
const GAP = 8;

/** Notes which control was used last, by pointer or focus. Returns what ends that. */
export function followUsedControl(onUse: (control: Element) => void): () => void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    if (control && !control.closest('.toasts')) onUse(control);
  };
  document.addEventListener('pointerdown', note, true);
  document.addEventListener('focusin', note, true);
  return () => {
    document.removeEventListener('pointerdown', note, true);
    document.removeEventListener('focusin', note, true);
  };
}

/**
 * Puts the toasts of `host` above the bar at the bottom of the window, or below the one at its top where they would
 * cover `used`, the control that was used last, or stand behind the keyboard of a phone.
 */
export function placeToasts(host: HTMLElement, used: Box | null): void {
  // A phone's keyboard covers what is below.
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  // Toasts that can stay where they are don't jump.
  const edges = host.dataset['edge'] === 'top' ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  for (const edge of edges) {
    host.dataset['edge'] = edge;
    host.style.setProperty('--bar', `${barAt(edge)}px`);
    const toasts = [...host.children].map((toast) => toast.getBoundingClientRect());
    if (toasts.every((toast) => toast.bottom <= offsetTop + height && !(used && overlaps(toast, used))))
      return;
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
