import type { Typeface } from '../layout/glyph.ts';

/** What pdf.js knows of a font once its page was read. */
export type PdfFont = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  missingFile?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
  vertical?: boolean;
};

const BOLD = /bold|black|heavy|semibd|demi|\bbd\b|-bd|[-,]b$/i;
const ITALIC = /italic|oblique|slanted|\bit\b|-it$|[-,](?:b?i)$/i;
/** "SemiboldIt": capitals part its words. */
const SHORT_ITALIC = /[a-z]It$/;
/** Computer Modern and its kin say it in the middle of their names: CMBX10, SFTI1000, LMRomanSlant. */
const TEX_BOLD = /^(?:cm|sf|lm|ec|la)[a-z-]*b(?:x|d)/i;
const TEX_ITALIC = /^(?:cm|sf|ec|la)(?:b?x?ti|sl|bxsl)/i;
/** A part of a name that says how a font looks, and not which it is. */
const STYLE =
  /^(?:regular|roman|book|normal|medium|light|thin|extra|ultra|semi|demi|bold|black|heavy|it|italic|oblique|slanted|condensed|narrow|display|text|identity|h|v|psmt|mt|ps|b|bi|i|\d)+$/i;

export function typefaceOf(font: PdfFont | undefined): Typeface {
  const name = (font?.name ?? '').replace(/^[A-Z]{6}\+/, '');
  return {
    name,
    family: familyOf(name),
    bold: Boolean(font?.bold || font?.black) || BOLD.test(name) || TEX_BOLD.test(name),
    italic: Boolean(font?.italic) || ITALIC.test(name) || SHORT_ITALIC.test(name) || TEX_ITALIC.test(name),
    doubtful: Boolean(font?.missingFile || font?.isType3Font),
  };
}

/** "SourceSans3-SemiboldIt" and "Source Sans 3" are one family, and so are all sizes of Computer Modern. */
function familyOf(name: string): string {
  if (/^(?:CM|SF|LM|EC)[A-Z]/.test(name)) return 'Computer Modern';
  const [first = '', ...parts] = name.split(/[-,_ ]/);
  const end = parts.findIndex((part) => STYLE.test(part));
  const family = [first, ...(end < 0 ? parts : parts.slice(0, end))].join(' ');
  return family.replace(/(?:PSMT|PS|MT)$/, '').trim() || name;
}
