import { FONT_URLS } from 'virtual:engine-fonts';
import { fetchAsset } from './asset-store.ts';

/** Fonts at hand in the worker, by their names in the catalogue. */
export type FontStore = {
  /** The bytes of a font that was fetched. */
  font(file: string): Uint8Array | undefined;
  has(files: readonly string[]): boolean;
  /** Fetches those of the files that are not at hand. Rejects when one cannot be had. */
  fetch(files: readonly string[]): Promise<void>;
};

export function createFontStore(): FontStore {
  const fonts = new Map<string, Uint8Array>();
  const has = (file: string) => fonts.has(file);
  return {
    font: (file) => fonts.get(file),
    has: (files) => files.every(has),
    async fetch(files) {
      const missing = files.filter((file) => !has(file));
      await Promise.all(
        missing.map(async (file) => {
          const response = await fetchAsset(FONT_URLS[file] ?? '');
          fonts.set(file, new Uint8Array(await response.arrayBuffer()));
        }),
      );
    },
  };
}
