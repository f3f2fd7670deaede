import { ChevronDown } from 'lucide';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { texts } from '#messages/session.ts';
import { useLayer } from '#platform/routing/use-layer.ts';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { loadAccountPanel } from './load-account-panel.ts';

/** Only for signed-in shoppers: visitors never load it. */
const AccountPanel = lazy(async () => ({ default: await loadAccountPanel() }));

/** The account dropdown of the header on laptops; Back, Escape, a press outside or a navigation closes it. */
export function AccountDropdown() {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useLayer(open, () => setOpen(false));
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeByEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);
  return (
    <div className="account-menu only-lg" ref={whole}>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {texts.account} <Icon of={ChevronDown} />
      </button>
      <nav id={panelId} className="account-panel" aria-label={texts.account} hidden={!open}>
        <Suspense fallback={<Spinner />}>
          <AccountPanel onChoose={() => setOpen(false)} />
        </Suspense>
      </nav>
    </div>
  );
}
