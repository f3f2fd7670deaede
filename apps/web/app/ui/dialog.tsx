import { Dialog as Headless } from '@base-ui/react/dialog';
import { X } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { useLayer } from '#platform/routing/use-layer.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  /** Back, Escape, the cross, a press outside: set `open` to false here, or ask first. */
  onClose: () => void;
  /** The heading, and the dialog's spoken name. */
  title: string;
  /** One sentence under the heading, read out with it. */
  description?: string;
  children?: ReactNode;
  /** The buttons: at the right on laptops, in thumb's reach on phones. */
  actions?: ReactNode;
  /**
   * dialog: in the middle on laptops, a sheet from below on phones.
   * wide: the same with room for two columns.
   * drawer: from the right, over the whole height (whole screen on phones); `actions` is its foot.
   */
  kind?: 'dialog' | 'wide' | 'drawer';
  /** What to focus first, where it is not the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Told once the closing motion is over: the time to forget what it showed. */
  onClosed?: () => void;
};

/**
 * Traps and returns the focus, locks the page behind it, closes with Back and Escape.
 * On the storefront load what uses it by `Later`, so that the first page stays light.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, onClosed, title, description, children, actions, kind = 'dialog' } = props;
  useLayer(open, onClose);
  return (
    <Headless.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Headless.Portal>
        {/* A dialog above another one needs a scrim as well: a press on it closes that dialog. */}
        <Headless.Backdrop className="scrim" forceRender />
        <Headless.Popup
          className={classNames('sheet', kind === 'drawer' ? 'drawer' : 'dialog', kind === 'wide' && 'wide')}
          {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
          // React's events rise through its own tree: without this the form that asked would be sent as well.
          onSubmit={(event) => event.stopPropagation()}
        >
          <header className="sheet-head">
            <Headless.Title className="sheet-title">{title}</Headless.Title>
            <Headless.Close className="iconbtn" aria-label="Close">
              <Icon of={X} size={24} />
            </Headless.Close>
          </header>
          <div className="sheet-body">
            {description && <Headless.Description className="muted">{description}</Headless.Description>}
            {children}
          </div>
          {actions && <footer className="sheet-actions">{actions}</footer>}
        </Headless.Popup>
      </Headless.Portal>
    </Headless.Root>
  );
}
