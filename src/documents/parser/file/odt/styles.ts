import { type Look, twips } from '../docx/look.ts';
import { childNamed, childrenNamed, elementsOf, type XmlElement } from '../docx/xml.ts';

/** Longest chain of styles that build on each other. */
const CHAIN_MAX = 20;

/** How letters, paragraphs and lists of an OpenDocument text look, by the names of their styles. */
export type OdtStyles = {
  paragraph: (name: string | undefined) => Look & { newPage?: boolean };
  text: (name: string | undefined, around: Look) => Look;
  /** What the items of a list begin with, from the outermost level. */
  list: (name: string | undefined) => readonly ListLevel[];
};

export type ListLevel = { kind: 'bullet' | 'number' | 'none' };

export function readOdtStyles(parts: readonly (XmlElement | undefined)[]): OdtStyles {
  const groups = parts.flatMap((part) =>
    ['styles', 'automatic-styles'].map((name) => childNamed(part, name)),
  );
  const all = groups.flatMap((group) => elementsOf(group));
  const key = (family: string | undefined, name: string | undefined) => `${family ?? ''} ${name ?? ''}`;
  const styles = new Map(
    all
      .filter(({ name }) => name === 'style')
      .map((style) => [key(style.attributes.family, style.attributes.name), style]),
  );
  const usual = all.find(
    ({ name, attributes }) => name === 'default-style' && attributes.family === 'paragraph',
  );
  const lists = new Map(
    all
      .filter(({ name }) => name === 'list-style')
      .map((style) => [style.attributes.name ?? '', levelsOf(style)]),
  );
  const chain = (family: string, name: string | undefined, around: Look): Look & { newPage?: boolean } => {
    const found: XmlElement[] = [];
    let style = styles.get(key(family, name));
    while (style && found.length < CHAIN_MAX) {
      found.unshift(style);
      style = styles.get(key(family, style.attributes['parent-style-name']));
    }
    return found.reduce<Look>((look, one) => ({ ...look, ...lookOf(one, look) }), around);
  };
  const base = usual ? lookOf(usual, {}) : {};
  return {
    paragraph: (name) => chain('paragraph', name, base),
    text: (name, around) => chain('text', name, around),
    list: (name) => lists.get(name ?? '') ?? [],
  };
}

function lookOf(style: XmlElement, around: Look): Look & { newPage?: boolean } {
  const text = childNamed(style, 'text-properties')?.attributes ?? {};
  const paragraph = childNamed(style, 'paragraph-properties')?.attributes ?? {};
  const size = text['font-size'];
  const look: Look & { newPage?: boolean } = {
    bold: said(text['font-weight'], (weight) => weight === 'bold' || Number(weight) >= 600),
    italic: said(text['font-style'], (slant) => slant !== 'normal'),
    caps: said(text['text-transform'], (form) => form === 'uppercase'),
    hidden: said(text.display, (display) => display === 'none'),
    size: size?.endsWith('%') ? ((around.size ?? 12) * parseFloat(size)) / 100 : twips(size),
    font: text['font-name'] ?? text['font-family'],
    color: text.color?.replace('#', '').toUpperCase(),
    shaded: isShaded(text['background-color']) || isShaded(paragraph['background-color']) || undefined,
    before: twips(paragraph['margin-top']),
    after: twips(paragraph['margin-bottom']),
    newPage: said(paragraph['break-before'], (kind) => kind === 'page'),
  };
  // Only what is said, so that it does not cover what was said before.
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

function said<T>(value: string | undefined, read: (value: string) => T): T | undefined {
  return value === undefined ? undefined : read(value);
}

function isShaded(color: string | undefined): boolean {
  return color !== undefined && color !== 'transparent' && color.toLowerCase() !== '#ffffff';
}

function levelsOf(style: XmlElement): ListLevel[] {
  const levels = elementsOf(style).filter(({ name }) => name.startsWith('list-level-style-'));
  return levels.map(({ name, attributes }): ListLevel => {
    if (name !== 'list-level-style-number')
      return { kind: attributes['bullet-char'] === '' ? 'none' : 'bullet' };
    return { kind: attributes['num-format'] ? 'number' : 'none' };
  });
}

/** Texts above and below the pages, and their sheet. */
export function masterPage(styles: XmlElement | undefined): {
  header?: XmlElement;
  footer?: XmlElement;
  sheet: Readonly<Record<string, string>>;
} {
  const master = childrenNamed(childNamed(styles, 'master-styles'), 'master-page')[0];
  const layouts = childrenNamed(childNamed(styles, 'automatic-styles'), 'page-layout');
  const layout = layouts.find(({ attributes }) => attributes.name === master?.attributes['page-layout-name']);
  const sheet = childNamed(layout ?? layouts[0], 'page-layout-properties')?.attributes ?? {};
  const [header, footer] = [childNamed(master, 'header'), childNamed(master, 'footer')];
  return { ...(header && { header }), ...(footer && { footer }), sheet };
}
