import { pictureSources } from './picture-sources.ts';

export type PictureProps = {
  /** Of the shop's own (`…/images/<id>/<width>.webp`) or of anywhere. */
  src: string;
  /** Empty where a name stands beside the picture. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute has it: '160px' or '(min-width: 768px) 178px, 148px'. */
  sizes: string;
  /** One of the first on the page: fetched at once and before others. Everything else waits. */
  first?: boolean;
  className?: string;
};

/** A square picture that reserves its place and comes in the size that is shown. */
export function Picture({ src, alt, sizes, first = false, className }: PictureProps) {
  const sources = pictureSources(src);
  return (
    <img
      {...(sources.srcSet ? { srcSet: sources.srcSet, sizes } : {})}
      src={sources.src}
      alt={alt}
      width={320}
      height={320}
      className={className}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
