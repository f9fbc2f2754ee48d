import { usePhotoAddress } from './use-photo-address.ts';

/** A photo as small as it takes to know it again. */
export function PhotoThumbnail({ id, alt }: { id: string; alt: string }) {
  const { address, isGone } = usePhotoAddress(id);
  if (isGone) return <span className="block text-sm text-ink-soft">This photo is not here any more.</span>;
  return (
    <img
      src={address}
      alt={alt}
      className="aspect-4/5 w-20 shrink-0 rounded-md border border-line bg-desk object-cover"
    />
  );
}
