import { childNamed, valueOf, type XmlElement } from './xml.ts';

/** How letters and paragraphs look, as far as a place in the file says so. */
export type Look = {
  bold?: boolean;
  italic?: boolean;
  /** Shown in capitals, whatever is written. */
  caps?: boolean;
  hidden?: boolean;
  /** In points. */
  size?: number;
  font?: string;
  /** RRGGBB. */
  color?: string;
  shaded?: boolean;
  /** Empty space, in points. */
  before?: number;
  after?: number;
  numbering?: { id: string; level: number };
};

/** What `w:rPr` says. */
export function runLook(
  properties: XmlElement | undefined,
  themeFont: (name: string) => string | undefined,
): Look {
  if (!properties) return {};
  const fonts = childNamed(properties, 'rFonts')?.attributes;
  const theme = fonts?.asciiTheme ?? fonts?.hAnsiTheme;
  const size = Number(valueOf(properties, 'sz'));
  return defined({
    bold: toggle(properties, 'b'),
    italic: toggle(properties, 'i'),
    caps: toggle(properties, 'caps'),
    hidden: toggle(properties, 'vanish') ?? toggle(properties, 'webHidden'),
    size: size > 0 ? size / 2 : undefined,
    font: (theme && themeFont(theme)) ?? fonts?.ascii ?? fonts?.hAnsi,
    color: valueOf(properties, 'color')?.toUpperCase(),
    shaded: isShaded(properties) || (childNamed(properties, 'highlight') ? true : undefined),
  });
}

/** What `w:pPr` says. */
export function paragraphLook(properties: XmlElement | undefined): Look {
  if (!properties) return {};
  const spacing = childNamed(properties, 'spacing')?.attributes;
  const numbers = childNamed(properties, 'numPr');
  const id = valueOf(numbers, 'numId');
  return defined({
    before: twips(spacing?.before),
    after: twips(spacing?.after),
    numbering: id === undefined ? undefined : { id, level: Number(valueOf(numbers, 'ilvl') ?? 0) || 0 },
    shaded: isShaded(properties),
  });
}

export function isShaded(properties: XmlElement | undefined): true | undefined {
  const shade = childNamed(properties, 'shd')?.attributes;
  if (!shade) return undefined;
  const fill = shade.fill?.toLowerCase();
  const plain = fill === undefined || fill === 'auto' || fill === 'ffffff';
  const patterned = shade.val !== undefined && shade.val !== 'clear' && shade.val !== 'nil';
  return !plain || patterned || shade.themeFill ? true : undefined;
}

/** Twentieths of a point, or a measure that says its unit. */
export function twips(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = parseFloat(value);
  if (!Number.isFinite(number)) return undefined;
  if (value.endsWith('pt')) return number;
  if (value.endsWith('cm')) return (number / 2.54) * 72;
  if (value.endsWith('mm')) return (number / 25.4) * 72;
  return value.endsWith('in') ? number * 72 : number / 20;
}

/** A property that is on by being there, unless it says that it is off. */
function toggle(properties: XmlElement, name: string): boolean | undefined {
  const found = childNamed(properties, name);
  return found && !['0', 'false', 'off', 'none'].includes(found.attributes.val ?? '');
}

/** Only what is said, so that it does not cover what was said before. */
function defined(look: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}
