import type { FontFamily } from '../../catalog/fonts.ts';
import { SCRIPT_FONTS } from '../../catalog/fonts.ts';
import type { Outline } from '../outline.ts';
import type { Faces, WordFace } from './faces.ts';
import { HEAD_LOOKS, HEADING_LOOKS } from './looks.ts';
import type { Sheet } from './sheet.ts';

/* The styles of a document: Word's own names where it has one, so that its navigation, outline and themes know them. */

export type StyleId =
  | 'Title'
  | 'Subtitle'
  | 'Contact'
  | 'Heading1'
  | 'Heading2'
  | 'Heading3'
  | 'EntryDetails'
  | 'Normal'
  | 'Summary'
  | 'Skills'
  | 'ListBullet'
  | 'Date'
  | 'InsideAddress'
  | 'Salutation'
  | 'BodyText'
  | 'Closing'
  | 'Signature'
  | 'Footer';

/** How text of a style looks; sizes in points, colours as RRGGBB. */
type TextLook = { face: WordFace; size: number; color: string };

/** A rule or a ground of paragraphs: colour, thickness, and how far it stands from the text, in points. */
export type Rule = { color: string; points: number; space: number };
export type ParagraphBox = { top?: Rule; bottom?: Rule; sides?: Rule; ground?: string };

export type ParagraphStyle = TextLook & {
  id: StyleId;
  name: string;
  next?: StyleId;
  /** From one baseline to the next. */
  pitch: number;
  /** How far the engine's box of a line reaches above its baseline and below it. */
  above: number;
  below: number;
  box?: ParagraphBox;
  align?: 'center' | 'end';
  keepNext?: boolean;
  outline?: number;
};

export const INK = '1C1F26';
const MUTED = '515763';
const WHITE = 'FFFFFF';
/** The most that Word lets a rule stand away from text, in points. */
const SPACE_MAX = 31;

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

/** Styles by their names. */
export type StyleSheet = Readonly<Record<StyleId, ParagraphStyle>>;

export function stylesOf(outline: Outline, sheet: Sheet, faces: Faces): StyleSheet {
  const { design, letter } = outline;
  const colors = colorsOf(outline);
  const body = (letter?.fonts[0] ?? design.body) as FontFamily;
  const head = HEAD_LOOKS[design.family];
  const size = sheet.type;
  const pitch = letter ? letter.spacing * size : undefined;

  const style = (
    id: StyleId,
    name: string,
    { face = faces.face(body), size: own = size, color = INK }: Partial<TextLook> = {},
    leading = sheet.leading,
  ): ParagraphStyle => ({
    id,
    name,
    face,
    size: own,
    color,
    pitch: pitch && id !== 'Contact' ? pitch : own * (face.capHeight + leading),
    above: own * (pitch ? 0.8 : face.capHeight),
    below: pitch ? own * 0.2 : 0,
  });
  const text = (id: StyleId, name: string, look?: Partial<TextLook>) => style(id, name, look);

  const inHead = head.align === 'center' ? ({ align: 'center' } as const) : {};
  const rule = head.rule && { color: colors[head.rule], points: HEAD_RULE, space: HEAD_RULE_SPACE };
  const typeOfHead = letter ? design.size : size;
  const headStyle = (id: StyleId, name: string, look: TextLook, leading: number): ParagraphStyle => ({
    ...style(id, name, look, leading),
    pitch: look.size * (look.face.capHeight + leading),
    above: look.size * look.face.capHeight,
    below: 0,
    ...inHead,
  });
  return {
    Title: headStyle(
      'Title',
      'Title',
      {
        face: faces.face(design.heading, design.nameWeight),
        size: nameSize(outline, sheet),
        color: head.nameIn === 'accent' ? colors.accent : INK,
      },
      0.42,
    ),
    Subtitle: headStyle(
      'Subtitle',
      'Subtitle',
      {
        face: faces.face(design.body, 400, design.voice === 'italic'),
        size: typeOfHead * (design.titleSize ?? 1.16),
        color: head.nameIn === 'accent' ? INK : colors.accent,
      },
      0.5,
    ),
    Contact: {
      ...headStyle(
        'Contact',
        'Contact',
        { face: faces.face(design.body), size: typeOfHead, color: MUTED },
        0.78,
      ),
      ...(rule && { box: { bottom: rule } }),
    },
    Heading1: headingStyle(outline, sheet, faces),
    Heading2: {
      ...style('Heading2', 'heading 2', { face: faces.face(body, 700), size: size * 1.07 }),
      keepNext: true,
      outline: 1,
    },
    Heading3: {
      ...style('Heading3', 'heading 3', { face: faces.face(body, 700) }),
      keepNext: true,
      outline: 2,
    },
    EntryDetails: { ...text('EntryDetails', 'Entry Details', { color: MUTED }), next: 'Normal' },
    Normal: text('Normal', 'Normal'),
    Summary: text('Summary', 'Summary', { size: size * (design.lead ?? 1) }),
    Skills: {
      ...style('Skills', 'Skills', {}, 0.78),
      ...(design.skills === 'panel' && { box: panelBox(colors.tint) }),
    },
    ListBullet: text('ListBullet', 'List Bullet'),
    Date: text('Date', 'Date'),
    InsideAddress: text('InsideAddress', 'Inside Address'),
    Salutation: text('Salutation', 'Salutation'),
    BodyText: text('BodyText', 'Body Text'),
    Closing: text('Closing', 'Closing'),
    Signature: text('Signature', 'Signature'),
    Footer: { ...style('Footer', 'footer', { size: 8, color: MUTED }), align: 'end' },
  };
}

/** The rule that ends a head, and its room, in points. */
const HEAD_RULE = 2.25;
const HEAD_RULE_SPACE = 8;

/** How wide a letter of a name is about, as a share of its size; and the least size, in points. */
const NAME_LETTER = 0.58;
const LEAST_NAME = 16;

/** A long name is set smaller, as on our pages, before it takes a second line. */
function nameSize({ design, letter, parts }: Outline, { measure }: Sheet): number {
  const wanted = design.nameSize * (letter ? 0.88 : 1);
  const name = parts.find(({ role }) => role === 'name');
  const letters = name?.role === 'name' ? name.text.length : 0;
  return Math.max(Math.min(wanted, LEAST_NAME), Math.min(wanted, measure / (NAME_LETTER * letters)));
}

function panelBox(ground: string): ParagraphBox {
  const rule = { color: ground, points: 0.5, space: 8 };
  return { ground, top: rule, bottom: rule, sides: { ...rule, space: 4 } };
}

function headingStyle(outline: Outline, sheet: Sheet, faces: Faces): ParagraphStyle {
  const { design } = outline;
  const colors = { ...colorsOf(outline), ink: INK, muted: MUTED };
  const look = HEADING_LOOKS[design.head];
  const face = faces.face(design.heading, design.headWeight ?? 700, design.headItalic ?? false);
  const size = sheet.type * (design.headSize ?? 1.14) * (design.caps ? 0.9 : 1);
  const cap = size * face.capHeight;
  const room = Math.max(0, sheet.heading.height - cap);
  const pitch = size * (face.capHeight + 0.5);
  const descent = size * face.descent;
  const base: ParagraphStyle = {
    ...{ id: 'Heading1', name: 'heading 1', face, size, pitch, next: 'Normal', keepNext: true, outline: 0 },
    color: look.ground === 'accent' ? WHITE : colors[look.textIn ?? 'accent'],
    above: cap,
    below: room,
    ...(look.align && { align: look.align }),
  };
  if (look.ground) {
    const ground = colors[look.ground];
    const rule = { color: ground, points: 0.5, space: spaced(room / 2 - descent) };
    return { ...base, above: cap + room / 2, below: room / 2, box: { ground, top: rule, bottom: rule } };
  }
  if (!look.rule) return base;
  const { side, color, points } = look.rule;
  if (side === 'top') {
    const rule = { color: colors[color], points, space: spaced(room - 0.3 * size) };
    return { ...base, above: cap + room, below: 0, box: { top: rule } };
  }
  return { ...base, box: { bottom: { color: colors[color], points, space: spaced(room - descent) } } };
}

function spaced(points: number): number {
  return Math.max(1, Math.min(SPACE_MAX, Math.round(points)));
}

/** How far a style's line and box reach in Word above the baseline and below it. */
export function reachOf({ pitch, size, face, box }: ParagraphStyle): { up: number; down: number } {
  const descent = size * face.descent;
  const taken = (rule: Rule | undefined) => (rule ? rule.space + rule.points : 0);
  return { up: pitch - descent + taken(box?.top), down: descent + taken(box?.bottom) };
}

/** Families for letters that the design's own lack, by the script Word asks for: East Asia's, and those with complex rules. */
export function scriptFamilies(chain: readonly string[]): { eastAsia?: string; complex?: string } {
  const first = (families: readonly string[]) => chain.find((family) => families.includes(family));
  const { simplified, traditional, japanese, korean, hebrew, arabic, devanagari, thai } = SCRIPT_FONTS;
  const eastAsia = first([simplified, traditional, japanese, korean].map(({ family }) => family));
  const complex = first([hebrew, arabic, devanagari, thai].map(({ family }) => family));
  return { ...(eastAsia && { eastAsia }), ...(complex && { complex }) };
}
