import { ChevronDown } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { texts } from '#messages/session.ts';
import { useLayer } from '#platform/routing/use-layer.ts';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Only for signed-in shoppers: visitors never load it. */
const loadPanel = () => import('./account-panel.tsx');

/** The account dropdown of the header on laptops; Back, Escape, a press outside or a navigation closes it. */
export function AccountDropdown() {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useLayer(open, () => setOpen(false));
  // Prefetched; if that fails, opening loads it again.
  useEffect(() => void loadPanel().catch(() => undefined), []);
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
        <LazyComponent
          load={loadPanel}
          wanted={open}
          props={{ onChoose: () => setOpen(false) }}
          fallback={<Spinner />}
        />
      </nav>
    </div>
  );
}
