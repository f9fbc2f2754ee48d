import { SCRIPT_FONTS } from '../../catalog/fonts.ts';
import { LEFTWARD_LANGUAGES } from '../../text/scripts.ts';
import type { Outline } from '../outline.ts';
import { characterStyles } from './character-styles.ts';
import type { Faces, WordFace } from './faces.ts';
import type { Sheet } from './sheet.ts';
import type { ParagraphBox, ParagraphStyle, Rule, StyleId, StyleSheet } from './style-sheet.ts';
import { halfPoints, isOwnStyle } from './style-names.ts';
import { element, xmlPart } from './xml.ts';

/* styles.xml. The order of elements is that of the schema, which Word insists on. */

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Space above the paragraphs of each style, in twentieths of a point. */
type SpaceAbove = ReadonlyMap<StyleId, number>;

export function twips(points: number): number {
  return Math.round(points * 20);
}

export function stylesPart(
  outline: Outline,
  sheet: Sheet,
  styles: StyleSheet,
  above: SpaceAbove,
  faces: Faces,
): string {
  const scripts = scriptFamilies(outline.fonts.body);
  const normal = styles.Normal;
  return xmlPart(
    element(
      'w:styles',
      { 'xmlns:w': WORD },
      element(
        'w:docDefaults',
        {},
        element(
          'w:rPrDefault',
          {},
          element(
            'w:rPr',
            {},
            fonts(normal.face, scripts),
            element('w:sz', { 'w:val': halfPoints(normal.size) }),
            element('w:szCs', { 'w:val': halfPoints(normal.size) }),
            languages(outline),
          ),
        ),
        element('w:pPrDefault'),
      ),
      ...Object.values(styles).map((style) => paragraphStyle(style, { outline, sheet, above, scripts })),
      ...characterStyles(outline, sheet, faces),
    ),
  );
}

type About = {
  outline: Outline;
  sheet: Sheet;
  above: SpaceAbove;
  scripts: { eastAsia?: string; complex?: string };
};

function paragraphStyle(style: ParagraphStyle, { outline, sheet, above, scripts }: About): string {
  const { id, name, next, box, align, keepNext, outline: level } = style;
  const isNormal = id === 'Normal';
  return element(
    'w:style',
    {
      'w:type': 'paragraph',
      'w:default': isNormal ? 1 : undefined,
      'w:customStyle': isOwnStyle(id) ? 1 : undefined,
      'w:styleId': id,
    },
    element('w:name', { 'w:val': name }),
    !isNormal && element('w:basedOn', { 'w:val': 'Normal' }),
    next && element('w:next', { 'w:val': next }),
    element('w:uiPriority', { 'w:val': 1 }),
    '<w:qFormat/>',
    element(
      'w:pPr',
      {},
      keepNext && '<w:keepNext/>',
      keepNext && '<w:keepLines/>',
      isNormal && '<w:widowControl/>',
      id === 'ListBullet' && element('w:numPr', {}, element('w:numId', { 'w:val': 1 })),
      box && borders(box),
      box?.ground && element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': box.ground }),
      isNormal && sheet.leftward && '<w:bidi/>',
      element('w:spacing', {
        'w:before': above.get(id) ?? 0,
        'w:after': 0,
        'w:line': lineOf(style),
        'w:lineRule': 'auto',
      }),
      align && element('w:jc', { 'w:val': align === 'end' ? 'right' : align }),
      level !== undefined && element('w:outlineLvl', { 'w:val': level }),
    ),
    element(
      'w:rPr',
      {},
      fonts(style.face, scripts),
      toggle('b', style.face.bold, isNormal),
      toggle('i', style.face.italic, isNormal),
      element('w:color', { 'w:val': style.color }),
      width(style.size),
      element('w:sz', { 'w:val': halfPoints(style.size) }),
      element('w:szCs', { 'w:val': halfPoints(style.size) }),
      isNormal && languages(outline),
    ),
  );
}

/** Lines in 240ths of what the typeface takes by itself: they grow with the type when somebody makes it larger. */
function lineOf({ pitch, size, face }: ParagraphStyle): number {
  return Math.round((240 * pitch) / (size * (face.ascent + face.descent)));
}

/** Word knows half points only; what is lost or gained by that, letters are wider or narrower. */
function width(size: number): string | undefined {
  const percent = Math.round((size / (halfPoints(size) / 2)) * 100);
  return percent === 100 ? undefined : element('w:w', { 'w:val': percent });
}

function fonts({ family }: WordFace, { eastAsia, complex }: About['scripts']): string {
  return element('w:rFonts', {
    'w:ascii': family,
    'w:hAnsi': family,
    'w:eastAsia': eastAsia ?? family,
    'w:cs': complex ?? family,
  });
}

function toggle(name: 'b' | 'i', on: boolean, isNormal: boolean): string | undefined {
  if (on) return `<w:${name}/><w:${name}Cs/>`;
  return isNormal ? undefined : `<w:${name} w:val="0"/><w:${name}Cs w:val="0"/>`;
}

/** The rules around paragraphs. */
export function borders({ top, bottom, sides }: ParagraphBox): string {
  const rule = (side: string, given: Rule | undefined) =>
    given &&
    element(`w:${side}`, {
      'w:val': 'single',
      'w:sz': Math.max(2, Math.round(given.points * 8)),
      'w:space': given.space,
      'w:color': given.color,
    });
  return element(
    'w:pBdr',
    {},
    rule('top', top),
    rule('left', sides),
    rule('bottom', bottom),
    rule('right', sides),
  );
}

/** Word wants a region with a language: the largest where it is spoken, and for English the one whose paper it is. */
function languages({ language, paper }: Outline): string {
  const tag = language === 'en' ? (paper === 'letter' ? 'en-US' : 'en-GB') : inRegion(language);
  const isLeftward = LEFTWARD_LANGUAGES.has(language);
  const isEastAsian = ['zh', 'ja', 'ko'].includes(language);
  return element('w:lang', {
    'w:val': tag,
    'w:eastAsia': isEastAsian ? tag : undefined,
    'w:bidi': isLeftward ? tag : undefined,
  });
}

export function inRegion(language: string): string {
  try {
    const { language: code, region } = new Intl.Locale(language).maximize();
    return region ? `${code}-${region}` : code;
  } catch {
    return 'en-US';
  }
}

/** Families for letters that the design's own lack, by the script Word asks for: East Asia's, and those with complex rules. */
function scriptFamilies(chain: readonly string[]): { eastAsia?: string; complex?: string } {
  const first = (families: readonly string[]) => chain.find((family) => families.includes(family));
  const { simplified, traditional, japanese, korean, hebrew, arabic, devanagari, thai } = SCRIPT_FONTS;
  const eastAsia = first([simplified, traditional, japanese, korean].map(({ family }) => family));
  const complex = first([hebrew, arabic, devanagari, thai].map(({ family }) => family));
  return { ...(eastAsia && { eastAsia }), ...(complex && { complex }) };
}
