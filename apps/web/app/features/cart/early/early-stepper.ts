/** The id of the template of a stepper, which the server adds to pages with Add buttons. */
export const EARLY_STEPPER_ID = 'early-stepper';

/** Stands for the product's name in the template. */
export const NAME = '{name}';

/** The Add buttons that were replaced by steppers. */
const replaced = new WeakMap<Element, HTMLElement>();

/**
 * Shows a quantity of a product, before hydration, in all places of the document that have its Add button or stepper.
 * The elements are those that React renders for this quantity. If the focused one is removed, the focus moves along.
 */
export function showEarly(productId: string, quantity: number, max: number): void {
  for (const control of document.querySelectorAll<HTMLElement>(`[data-item="${productId}"]`)) {
    const isFocused = control.contains(document.activeElement);
    const isAdd = control instanceof HTMLButtonElement;
    if (quantity === 0) {
      const add = replaced.get(control);
      if (add) control.replaceWith(add);
      if (isFocused) add?.focus({ preventScroll: true });
    } else {
      const stepper = isAdd ? stepperFor(control) : control;
      setQuantity(stepper, quantity, max);
      if (!isAdd) {
        // As the component does once its quantity has changed.
        stepper.querySelector('b')?.setAttribute('aria-live', 'polite');
        continue;
      }
      control.replaceWith(stepper);
      if (isFocused) buttonsOf(stepper).more?.focus({ preventScroll: true });
    }
  }
}

/** Which button of a control was tapped. */
export function tappedIn(control: HTMLElement, button: HTMLElement): 'add' | 'less' | 'more' {
  if (control === button) return 'add';
  return buttonsOf(control).less === button ? 'less' : 'more';
}

function template(): HTMLTemplateElement {
  return document.getElementById(EARLY_STEPPER_ID) as HTMLTemplateElement;
}

function stepperFor(add: HTMLElement): HTMLElement {
  const stepper = template().content.firstElementChild?.cloneNode(true) as HTMLElement;
  stepper.className = add.className.replaceAll('add', 'step');
  stepper.dataset['item'] = add.dataset['item'];
  delete add.dataset['early'];
  replaced.set(stepper, add);
  for (const labelled of [stepper, buttonsOf(stepper).more]) label(labelled, labelOf(labelled), add);
  return stepper;
}

function setQuantity(stepper: HTMLElement, quantity: number, max: number): void {
  const { less, more } = buttonsOf(stepper);
  const add = replaced.get(stepper);
  // The template's own label of minus is the one of two or more.
  const { dataset, content } = template();
  if (add) label(less, quantity === 1 ? dataset['remove'] : labelOf(content.querySelector('button')), add);
  if (quantity < max) more?.removeAttribute('aria-disabled');
  else more?.setAttribute('aria-disabled', 'true');
  const number = stepper.querySelector('b');
  if (number) number.textContent = String(quantity);
}

function buttonsOf(stepper: HTMLElement) {
  const [less, more] = stepper.querySelectorAll('button');
  return { less, more };
}

/** Labels an element with a text of the template for the product that an Add button names. */
function label(element: Element | undefined, text: string | undefined, add: HTMLElement): void {
  const [before = '', after = ''] = (template().dataset['add'] ?? '').split(NAME);
  const name = labelOf(add).slice(before.length, -after.length || undefined);
  element?.setAttribute(
    'aria-label',
    (text ?? '').replace(NAME, () => name),
  );
}

function labelOf(element: Element | null | undefined): string {
  return element?.getAttribute('aria-label') ?? '';
}
