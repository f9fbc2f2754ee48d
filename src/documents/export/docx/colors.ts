import type { Outline } from '../outline.ts';

/* Colours as Word has them: RRGGBB. */

export const INK = '1C1F26';
export const MUTED = '515763';

/** Colours of a design, as RRGGBB. */
export function colorsOf({ design }: Outline) {
  const plain = (color: string) => color.slice(1).toUpperCase();
  return {
    accent: plain(design.accent),
    ornament: plain(design.ornament ?? design.accent),
    tint: plain(design.tint),
    hair: mixedWithWhite(design.accent, 0.65),
  };
}

function mixedWithWhite(color: string, share: number): string {
  const parts = color.slice(1).match(/../g) ?? [];
  return parts
    .map((part) => {
      const mixed = Math.round(Number.parseInt(part, 16) * (1 - share) + 255 * share);
      return mixed.toString(16).padStart(2, '0');
    })
    .join('')
    .toUpperCase();
}
