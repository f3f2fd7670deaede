import { Keyboard, KeyboardOff } from 'lucide';
import { texts } from '#messages/order-desk-list.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeyHint, keyName } from '#ui/key-hint.tsx';
import { switchKeys, useAreKeysOn } from './keys-setting.ts';

/**
 * A button that turns the order desk's keyboard shortcuts on and off, and which keys they are. People who dictate need
 * it: their words reach the page as single letters (WCAG 2.1.4). Not shown on devices without a mouse, which rarely have
 * a keyboard.
 */
export function KeysSwitch() {
  const areOn = useAreKeysOn();
  return (
    <div className="keys-switch">
      <IconButton label={texts.shortcuts} title={texts.shortcuts} aria-pressed={areOn} onClick={switchKeys}>
        <Icon of={areOn ? Keyboard : KeyboardOff} />
      </IconButton>
      {areOn && <KeyHint>{texts.keys({ key: keyName })}</KeyHint>}
    </div>
  );
}
