import { Keyboard, KeyboardOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import { texts } from '#messages/order-desk-list.ts';
import { browserStore } from '#platform/browser-store.ts';
import { createStorageListeners } from '#platform/storage-listeners.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeyHint, keyName } from '#ui/key-hint.tsx';

/** Under this key the local storage has `off` if somebody has turned the shortcuts off, until logout. */
const KEY = 'order-desk-keys';

const listeners = createStorageListeners();

/** Whether the order desk's keyboard shortcuts are on in this browser; re-renders when that changes. */
export function useAreKeysOn(): boolean {
  return useSyncExternalStore(listeners.subscribe, areKeysOn, () => true);
}

/**
 * The keyboard shortcuts of the order desk, and a button that turns them on and off. People who dictate to their computer
 * need it: each word is a row of keys to the page (WCAG 2.1.4). Not shown on devices without a mouse, which rarely have a
 * keyboard.
 */
export function DeskKeys() {
  const areOn = useAreKeysOn();
  const change = () => {
    if (areOn) browserStore().setItem(KEY, 'off');
    else browserStore().removeItem(KEY);
    listeners.notify();
  };
  return (
    <div className="desk-keys">
      <IconButton label={texts.shortcuts} title={texts.shortcuts} aria-pressed={areOn} onClick={change}>
        <Icon of={areOn ? Keyboard : KeyboardOff} />
      </IconButton>
      {areOn && <KeyHint>{texts.keys({ key: keyName })}</KeyHint>}
    </div>
  );
}

function areKeysOn(): boolean {
  return browserStore().getItem(KEY) !== 'off';
}
