import { type Look, paragraphLook, runLook } from './look.ts';
import type { Package } from './package.ts';
import { childNamed, childrenNamed, descendants, valueOf, type XmlElement } from './xml.ts';

/** Longest chain of styles that build on each other. */
const CHAIN_MAX = 20;

/** Looks by their names, each with all it builds on. */
export type Styles = {
  defaults: Look;
  paragraph: (id: string | undefined) => Look;
  character: (id: string | undefined) => Look;
  themeFont: (name: string) => string | undefined;
};

export function readStyles({ main, part, references }: Package): Styles {
  const targets = [...references(main).values()];
  const partOf = (kind: string) => {
    const found = targets.find(({ type }) => type.endsWith(`/${kind}`));
    return found && part(found.target);
  };
  const file = childNamed(partOf('styles'), 'styles');
  const themeFont = themeFonts(partOf('theme'));
  const all = new Map(childrenNamed(file, 'style').map((style) => [style.attributes.styleId ?? '', style]));
  const defaults = childNamed(file, 'docDefaults');
  const lookOf = (style: XmlElement): Look => ({
    ...paragraphLook(childNamed(style, 'pPr')),
    ...runLook(childNamed(style, 'rPr'), themeFont),
  });
  const chain = (id: string | undefined): Look => {
    const looks: Look[] = [];
    let style = id === undefined ? undefined : all.get(id);
    while (style && looks.length < CHAIN_MAX) {
      looks.unshift(lookOf(style));
      style = all.get(valueOf(style, 'basedOn') ?? '');
    }
    return looks.reduce((whole, look) => ({ ...whole, ...look }), {});
  };
  const usual = [...all.values()].find(
    ({ attributes }) =>
      attributes.type === 'paragraph' && ['1', 'true', 'on'].includes(attributes.default ?? ''),
  );
  return {
    defaults: {
      ...paragraphLook(childNamed(childNamed(defaults, 'pPrDefault'), 'pPr')),
      ...runLook(childNamed(childNamed(defaults, 'rPrDefault'), 'rPr'), themeFont),
    },
    paragraph: (id) => chain(id !== undefined && all.has(id) ? id : usual?.attributes.styleId),
    character: chain,
    themeFont,
  };
}

/** "minorHAnsi" is the theme's font for text, "majorHAnsi" the one for headings. */
function themeFonts(theme: XmlElement | undefined): (name: string) => string | undefined {
  const latin = (kind: string) =>
    childNamed(descendants(theme, kind)[0], 'latin')?.attributes.typeface || undefined;
  const fonts = { major: latin('majorFont'), minor: latin('minorFont') };
  return (name) => (name.startsWith('major') ? fonts.major : fonts.minor);
}
