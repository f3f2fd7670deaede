import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide';
import { type HTMLAttributes, useRef, useState } from 'react';
import Lightbox, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { texts } from '#messages/large-pictures.ts';
import { texts as shared } from '#messages/shared.ts';
import { useLayer } from '#platform/routing/use-layer.ts';
import { Icon } from '#ui/icon.tsx';
import type { Tint } from '#ui/tint.ts';
import { LargePicture, LARGEST } from './large-picture.tsx';
import 'yet-another-react-lightbox/styles.css';
import './large-pictures.css';

export type LargePicturesProps = {
  open: boolean;
  onClose: () => void;
  /** Their URLs, at least one. */
  pictures: readonly string[];
  /** The index of the picture to begin with. */
  selected: number;
  /** What the pictures show: the view's accessible name. */
  name: string;
  /** How the page shows them: see LargePicture. */
  shown: number;
  sizes: string;
  tint: Tint;
};

/** In ms, as elsewhere in the shop; the viewer itself does without if the shopper prefers reduced motion. */
const DURATIONS = { fade: 180, swipe: 280, zoom: 280 };

/**
 * Pictures in full screen, to zoom (pinch, double tap, wheel, buttons, plus and minus) and to move; a swipe or an arrow
 * key shows the next one. Closes with Back, Escape, the cross, or a swipe down.
 */
export default function LargePictures({ open, ...rest }: LargePicturesProps) {
  return open && <Viewer {...rest} />;
}

function Viewer(props: Omit<LargePicturesProps, 'open'>) {
  const { onClose, pictures, selected, name, shown, sizes, tint } = props;
  const controller = useRef<ControllerRef>(null);
  const [current, setCurrent] = useState(selected);
  // Fading out.
  const [isLeaving, setLeaving] = useState(false);
  useLayer(!isLeaving, () => controller.current?.close());
  // The library would begin again at `selected` if it got another list, such as that of the page's next data.
  const [slides] = useState(() =>
    pictures.map((src) => ({ src, alt: name, width: LARGEST, height: LARGEST })),
  );
  return (
    <Lightbox
      open
      close={onClose}
      on={{ view: ({ index }) => setCurrent(index), exiting: () => setLeaving(true) }}
      slides={slides}
      index={selected}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true, pinchZoomV4: true }}
      carousel={{ finite: true, padding: 0, preload: 1 }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={DURATIONS}
      className="large-pictures"
      portal={{ container: { 'data-tint': tint } as HTMLAttributes<HTMLDivElement> }}
      labels={{
        Lightbox: name,
        'Photo gallery': texts.pictures,
        Carousel: texts.view,
        Slide: texts.picture,
        // The viewer replaces both.
        '{index} of {total}': texts.pictureOf({ index: '{index}', total: '{total}' }),
        Close: shared.close,
        Previous: texts.previous,
        Next: texts.next,
        'Zoom in': texts.zoomIn,
        'Zoom out': texts.zoomOut,
      }}
      render={{
        slide: ({ slide, offset }) => (
          <LargePicture
            url={(slide as SlideImage).src}
            isCurrent={offset === 0}
            {...{ name, shown, sizes }}
          />
        ),
        // Screen readers hear it with the picture.
        controls: () =>
          slides.length > 1 && (
            <p className="large-pictures-place" aria-hidden>
              {texts.pictureOf({ index: current + 1, total: slides.length })}
            </p>
          ),
        iconClose: () => <Icon of={X} size={24} />,
        iconZoomIn: () => <Icon of={ZoomIn} size={24} />,
        iconZoomOut: () => <Icon of={ZoomOut} size={24} />,
        iconPrev: () => <Icon of={ChevronLeft} size={24} />,
        iconNext: () => <Icon of={ChevronRight} size={24} />,
        ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
