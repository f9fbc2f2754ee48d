import { classNames } from '../class-names.ts';

/** Addresses of a picture in the widths of scripts/build-thumbnails.ts. */
export type Picture = { small: string; large: string; page: string };

/** The picture whose files begin with `stem`, from the addresses of all of them. */
export function pictureFrom(urls: Record<string, string>, stem: string): Picture | undefined {
  const small = urls[`${stem}-300.avif`];
  const large = urls[`${stem}-600.avif`];
  const page = urls[`${stem}-1000.avif`];
  return small && large && page ? { small, large, page } : undefined;
}

export type TemplatePictureProps = {
  /** From `resumePicture(id)` or `letterPicture(id)`. */
  picture: Picture | undefined;
  /** Empty where the text beside it says as much. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` of an image: browsers choose the file by it. */
  sizes?: string;
  /** Fetched at once, for what is seen first; the others when they come near. */
  eager?: boolean;
  /** Whether it is there to be read, and not only to be recognized. */
  readable?: boolean;
  className?: string;
};

/** A template's page with sample data, as the engine sets it; a blank sheet of the same size where there is none. */
export function TemplatePicture({
  picture,
  alt,
  sizes = '300px',
  eager = false,
  readable = false,
  className,
}: TemplatePictureProps) {
  const shape = classNames('block aspect-[600/848] h-auto w-full bg-white', className);
  if (picture === undefined) return <div role="img" aria-label={alt} className={shape} />;
  const widths = `${picture.small} 300w, ${picture.large} 600w`;
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
      srcSet={readable ? `${widths}, ${picture.page} 1000w` : widths}
      src={readable ? picture.page : picture.large}
      className={shape}
    />
  );
}
