import { Dialog as Headless } from '@base-ui/react/dialog';
import { X } from 'lucide';
import { texts as shared } from '#messages/shared.ts';
import { useLayer } from '#platform/routing/use-layer.ts';
import { Icon } from './icon.tsx';
import './dialog.css';
import './picture-viewer.css';

export type PictureViewerProps = {
  open: boolean;
  onClose: () => void;
  src: string;
  /** What the picture shows: the viewer's accessible name, and the text under the picture. */
  title: string;
};

/** A picture in full screen; closes with Back, Escape, the cross, or a press outside. */
export function PictureViewer({ open, onClose, src, title }: PictureViewerProps) {
  useLayer(open, onClose);
  return (
    <Headless.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Headless.Portal>
        <Headless.Backdrop className="scrim" />
        <Headless.Popup
          className="picture-viewer"
          onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
        >
          <Headless.Close className="iconbtn round" aria-label={shared.close}>
            <Icon of={X} size={24} />
          </Headless.Close>
          <img src={src} alt={title} />
          <Headless.Title className="picture-viewer-title">{title}</Headless.Title>
        </Headless.Popup>
      </Headless.Portal>
    </Headless.Root>
  );
}
