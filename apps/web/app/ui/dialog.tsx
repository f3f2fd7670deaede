import { Dialog as Headless } from '@base-ui/react/dialog';
import { X } from 'lucide';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { texts as shared } from '#messages/shared.ts';
import { useLayer } from '#platform/routing/use-layer.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { recoverFocus } from './pass-focus.ts';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  /** Called by Back, Escape, the cross and a press outside: set `open` to false, or ask first. */
  onClose: () => void;
  /** The heading, and the dialog's accessible name. */
  title: string;
  /** One sentence under the heading, also the accessible description. */
  description?: string;
  children?: ReactNode;
  /** The buttons: at the right on laptops, at the bottom on phones. */
  actions?: ReactNode;
  /**
   * dialog: centred on laptops, a sheet from below on phones. wide: the same with room for two columns.
   * drawer: from the right, full height (full screen on phones), with `actions` as its footer.
   */
  kind?: 'dialog' | 'wide' | 'drawer';
  /** Returns the element to focus first; true or null for the default, which is the first control. */
  initialFocus?: () => HTMLElement | true | null;
  /** Called once the closing animation has ended: the caller can then forget what the dialog was about. */
  onClosed?: () => void;
};

/**
 * Traps and restores the focus, locks the page's scrolling, closes with Back and Escape. Storefront pages
 * load components that use it by `LazyComponent`, to stay small.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, onClosed, title, description, children, actions, kind = 'dialog' } = props;
  useLayer(open, onClose);
  // Closed at the first render, so that a dialog whose code is loaded on demand is animated too.
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => setShown(open), [open]);
  return (
    <Headless.Root
      open={shown}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Headless.Portal>
        {/* A dialog above another one needs a scrim as well: pressing it closes that dialog. */}
        <Headless.Backdrop className="scrim" forceRender />
        <Headless.Popup
          className={classNames('sheet', kind === 'drawer' ? 'drawer' : 'dialog', kind === 'wide' && 'wide')}
          {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
          // React's events bubble through the component tree: without this, the form that opened the dialog would be
          // submitted too.
          onSubmit={(event) => event.stopPropagation()}
        >
          <FocusRecovery />
          {/* Not header and footer: outside of main these would be the page’s banner and contentinfo. */}
          <div className="sheet-head">
            <Headless.Title className="sheet-title">{title}</Headless.Title>
            <Headless.Close className="iconbtn" aria-label={shared.close}>
              <Icon of={X} size={24} />
            </Headless.Close>
          </div>
          <div className="sheet-body">
            {description && <Headless.Description className="muted">{description}</Headless.Description>}
            {children}
          </div>
          {actions && <div className="sheet-actions">{actions}</div>}
        </Headless.Popup>
      </Headless.Portal>
    </Headless.Root>
  );
}

/** When the dialog is gone, what opened it may be gone too, such as the row of a deleted thing: then nothing has focus. */
function FocusRecovery() {
  useEffect(() => () => queueMicrotask(recoverFocus), []);
  return null;
}
