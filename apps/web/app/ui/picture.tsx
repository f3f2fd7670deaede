import { classNames } from './class-names.ts';
import { pictureSources } from './picture-sources.ts';

export type PictureProps = {
  /** Of the shop's own (`…/images/<id>/<width>.webp`) or of anywhere. */
  src: string;
  /** Empty where a name stands beside the picture. */
  alt: string;
  /** The widest that it is ever shown, in CSS pixels. */
  shown: number;
  /** How wide it is on which screen, as the `sizes` attribute has it; `shown` everywhere where not given. */
  sizes?: string;
  /** One of the first on the page: fetched at once and before others. Everything else waits. */
  first?: boolean;
  className?: string;
};

/**
 * A picture in a square that reserves its place, whatever the picture's own proportions are. It comes in the size that
 * is shown.
 */
export function Picture({ src, alt, shown, sizes, first = false, className }: PictureProps) {
  // Where its width depends on the screen, half the widest is the least that is reckoned with.
  const sources = pictureSources(src, shown, sizes === undefined ? shown : shown / 2);
  return (
    <img
      {...(sources.srcSet && { srcSet: sources.srcSet, sizes: sizes ?? `${shown}px` })}
      src={sources.src}
      alt={alt}
      width={320}
      height={320}
      className={classNames('pic', className)}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
