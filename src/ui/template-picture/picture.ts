/** Addresses of a picture in the widths of scripts/build-thumbnails.ts. */
export type Picture = { small: string; large: string; page: string };

/** The picture whose files begin with `stem`, from the addresses of all of them. */
export function pictureFrom(urls: Record<string, string>, stem: string): Picture | undefined {
  const small = urls[`${stem}-300.avif`];
  const large = urls[`${stem}-600.avif`];
  const page = urls[`${stem}-1000.avif`];
  return small && large && page ? { small, large, page } : undefined;
}
