import { classNames } from './class-names.ts';
import { pictureSources } from './picture-sources.ts';

export type PictureProps = {
  /** Of the shop's own (`…/images/<id>/<width>.webp`) or any other URL. */
  src: string;
  /** Empty if the name is shown beside the picture. */
  alt: string;
  /** The largest width in which it is shown, in CSS pixels. */
  shown: number;
  /** Its width on different screens, as a `sizes` attribute; defaults to `shown` everywhere. */
  sizes?: string;
  /** With `sizes`: the smallest width in which it is shown; defaults to half of `shown`. */
  least?: number;
  /** Among the largest in the first viewport: fetched at once and with priority. All others load lazily, after them. */
  first?: boolean;
  className?: string;
};

/**
 * A picture in a square whose space is reserved, whatever the aspect ratio of the picture. It is loaded in
 * the size that is shown.
 */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    shown,
    sizes,
    least = sizes === undefined ? shown : shown / 2,
    first = false,
    className,
  } = props;
  const sources = pictureSources(src, shown, least);
  return (
    <img
      {...(sources.srcSet && { srcSet: sources.srcSet, sizes: sizes ?? `${shown}px` })}
      src={sources.src}
      alt={alt}
      width={320}
      height={320}
      className={classNames('pic', className)}
      {...(first ? { fetchPriority: 'high' } : { fetchPriority: 'low', loading: 'lazy' })}
    />
  );
}
