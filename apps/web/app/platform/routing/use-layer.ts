import { useContext, useEffect, useEffectEvent } from 'react';
import { NavigatorContext } from './pages-context.ts';

/**
 * Has Back close a layer over the page (a dialog, a drawer, a dropdown) as long as it is open, the topmost first.
 * Escape and presses outside are the layer's own affair.
 */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const navigator = useContext(NavigatorContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? navigator?.openLayer(() => close()) : undefined), [isOpen, navigator]);
}
