import { useEffect, useEffectEvent } from 'react';

/**
 * Closes an overlay when the user turns to the page: by a press or focus outside of `whole`, or by scrolling anything
 * except `list`.
 */
export function useCloseOutside(
  isOpen: boolean,
  whole: () => Element | null | undefined,
  list: () => Element | null,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  const findWhole = useEffectEvent(whole);
  const findList = useEffectEvent(list);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeUnlessIn = (inside: Element | null | undefined, target: EventTarget | null) => {
      if (target instanceof Node && !inside?.contains(target)) close();
    };
    const onPress = ({ target }: Event) => closeUnlessIn(findWhole(), target);
    // Only scrolling by the user: new results and an on-screen keyboard also scroll the page.
    const onScroll = ({ target }: Event) => closeUnlessIn(findList(), target);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('wheel', onScroll, { passive: true });
    document.addEventListener('touchmove', onScroll, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('wheel', onScroll);
      document.removeEventListener('touchmove', onScroll);
    };
  }, [isOpen]);
}
