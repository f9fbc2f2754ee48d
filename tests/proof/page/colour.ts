/** Red, green, blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** `#rgb`, `#rrggbb` or `#rrggbbaa`, and how much of it covers what is behind: 0 to 1. */
export function parseColour(code: string): { colour: Colour; cover: number } {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(code);
  const digits = short ? short.slice(1).map((digit) => digit + digit) : code.slice(1).match(/../g);
  const [red, green, blue, alpha] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`${code} is not a colour that can be measured.`);
  }
  return { colour: [red, green, blue], cover: (alpha ?? 255) / 255 };
}

/** A colour that covers a ground in part, as it is seen. */
export function over(colour: Colour, cover: number, ground: Colour): Colour {
  const mixed = (at: 0 | 1 | 2) => colour[at] * cover + ground[at] * (1 - cover);
  return [mixed(0), mixed(1), mixed(2)];
}

export function hexOf(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
