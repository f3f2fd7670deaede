import { useContext, useEffect, useEffectEvent } from 'react';
import { NavigatorContext } from './pages-context.ts';

/**
 * Makes Back close a layer over the page (a dialog, a drawer, a dropdown) while it is open, the topmost first. The
 * layer itself handles Escape and presses outside.
 */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const navigator = useContext(NavigatorContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? navigator?.openLayer(() => close()) : undefined), [isOpen, navigator]);
}
