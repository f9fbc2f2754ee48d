/** Written by the build (scripts/vite/engine-fonts.ts). */
declare module 'virtual:engine-fonts' {
  /** Addresses of all font files by their names in the catalogue. */
  export const FONT_URLS: Readonly<Record<string, string>>;
}
