import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { pressOnce } from '../double-press.ts';
import { ROW_STOP } from './use-desk-keys.ts';

/**
 * The button of a row's next step. After the last step it is gone: if it had the focus, the row's link gets it, so that
 * somebody who works with the keyboard or a screen reader stays in that row.
 */
export function StepButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    // React cleans up before it removes the button, which still has the focus then.
    return () => {
      if (current === document.activeElement) current?.closest('tr')?.querySelector('a')?.focus();
    };
  }, []);
  return <Button {...ROW_STOP} {...props} small ref={button} onKeyDown={pressOnce} />;
}
