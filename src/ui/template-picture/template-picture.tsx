import { classNames } from '../class-names.ts';
import type { Picture } from './picture.ts';

export type TemplatePictureProps = {
  /** From `resumePicture(id)` or `letterPicture(id)`. */
  picture: Picture | undefined;
  /** Empty where the text beside it says as much. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` of an image: browsers choose the file by it. */
  sizes?: string;
  /** Fetched at once, for what is seen first; the others when they come near. */
  eager?: boolean;
  className?: string;
};

/** A template's page with sample data, as the engine sets it; a blank sheet of the same size where there is none. */
export function TemplatePicture({
  picture,
  alt,
  sizes = '300px',
  eager = false,
  className,
}: TemplatePictureProps) {
  const shape = classNames('block aspect-[600/848] h-auto w-full bg-white', className);
  if (picture === undefined) return <div role="img" aria-label={alt} className={shape} />;
  return (
    <img
      alt={alt}
      width={600}
      height={848}
      // Before the addresses: an image that learns of being lazy afterwards has already been asked for.
      loading={eager ? 'eager' : 'lazy'}
      {...(eager ? { fetchPriority: 'high' as const } : {})}
      decoding="async"
      sizes={sizes}
      srcSet={`${picture.small} 300w, ${picture.large} 600w`}
      src={picture.large}
      className={shape}
    />
  );
}
