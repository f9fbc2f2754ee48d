import type { FontFamily } from '../../catalog/fonts.ts';
import type { Outline } from '../outline.ts';
import { colorsOf, INK, MUTED } from './colors.ts';
import type { Faces, WordFace } from './faces.ts';
import { HEAD_LOOKS } from './looks.ts';
import { photoWidth } from './photo-part.ts';
import { sectionHeading } from './section-heading.ts';
import type { Sheet } from './sheet.ts';
import type { ParagraphBox, ParagraphStyle, StyleId, StyleSheet, TextLook } from './style-sheet.ts';

/** The styles of a document, as its design has them. */
export function stylesOf(outline: Outline, sheet: Sheet, faces: Faces): StyleSheet {
  const { design, letter } = outline;
  const body = (letter?.fonts[0] ?? design.body) as FontFamily;
  const setting = { outline, sheet, faces, body, colors: colorsOf(outline) };
  return { ...headStyles(setting), ...headingStyles(setting), ...textStyles(setting) };
}

/** What the styles of one document are made of. */
type Setting = {
  outline: Outline;
  sheet: Sheet;
  faces: Faces;
  /** The family of running text. */
  body: FontFamily;
  colors: ReturnType<typeof colorsOf>;
};

type Of<Ids extends StyleId> = Readonly<Record<Ids, ParagraphStyle>>;

/** A style of running text, as it stands where nothing else is said; a letter says itself how far its lines are apart. */
function textStyle(
  { outline: { letter }, sheet, faces, body }: Setting,
  id: StyleId,
  name: string,
  { face = faces.face(body), size = sheet.type, color = INK }: Partial<TextLook> = {},
  leading = sheet.leading,
): ParagraphStyle {
  const pitch = letter && letter.spacing * sheet.type;
  return {
    ...{ id, name, face, size, color },
    pitch: pitch ? pitch : size * (face.capHeight + leading),
    above: size * (pitch ? 0.8 : face.capHeight),
    below: pitch ? size * 0.2 : 0,
  };
}

/** The rule that ends a head, and its room, in points. */
const HEAD_RULE = 2.25;
const HEAD_RULE_SPACE = 8;

/** The name, what its person is, and how to reach them. */
function headStyles(setting: Setting): Of<'Title' | 'Subtitle' | 'Contact'> {
  const { outline, sheet, faces, colors } = setting;
  const { design, letter } = outline;
  const head = HEAD_LOOKS[design.family];
  const rule = head.rule && { color: colors[head.rule], points: HEAD_RULE, space: HEAD_RULE_SPACE };
  const size = letter ? design.size : sheet.type;
  const [nameColor, titleColor] = head.nameIn === 'accent' ? [colors.accent, INK] : [INK, colors.accent];
  const style = (id: StyleId, look: TextLook, leading: number): ParagraphStyle => ({
    ...{ id, name: id, ...look },
    pitch: look.size * (look.face.capHeight + leading),
    above: look.size * look.face.capHeight,
    below: 0,
    ...(head.align === 'center' && { align: 'center' }),
  });
  const nameFace = faces.face(design.heading, design.nameWeight);
  const titleFace = faces.face(design.body, 400, design.voice === 'italic');
  const titleSize = size * (design.titleSize ?? 1.16);
  return {
    Title: style('Title', { face: nameFace, size: nameSize(setting, nameFace), color: nameColor }, 0.42),
    Subtitle: style('Subtitle', { face: titleFace, size: titleSize, color: titleColor }, 0.5),
    Contact: {
      ...style('Contact', { face: faces.face(design.body), size, color: MUTED }, 0.78),
      ...(rule && { box: { bottom: rule } }),
    },
  };
}

/** Headings of sections, of entries, and of what an entry is parted into. */
function headingStyles(setting: Setting): Of<'Heading1' | 'Heading2' | 'Heading3'> {
  const { outline, sheet, faces, body } = setting;
  const section = sectionHeading(outline, sheet, faces);
  const face = faces.face(body, 700);
  return {
    Heading1: section,
    Heading2: {
      ...textStyle(setting, 'Heading2', 'heading 2', { face, size: sheet.type * 1.07 }),
      keepNext: true,
      outline: 1,
    },
    Heading3: {
      ...textStyle(setting, 'Heading3', 'heading 3', { face }),
      keepNext: true,
      outline: 2,
    },
  };
}

/** All that stands below a heading, and a letter's parts. */
function textStyles(setting: Setting): Of<Exclude<StyleId, keyof HeadAndHeadings>> {
  const {
    outline: { design },
    sheet,
    colors,
  } = setting;
  const text = (id: StyleId, name: string, look?: Partial<TextLook>, leading?: number) =>
    textStyle(setting, id, name, look, leading);
  return {
    EntryDetails: { ...text('EntryDetails', 'Entry Details', { color: MUTED }), next: 'Normal' },
    Normal: text('Normal', 'Normal'),
    Summary: text('Summary', 'Summary', { size: sheet.type * (design.lead ?? 1) }),
    Skills: {
      ...text('Skills', 'Skills', {}, 0.78),
      ...(design.skills === 'panel' && { box: panelBox(colors.tint) }),
    },
    ListBullet: text('ListBullet', 'List Bullet'),
    Date: text('Date', 'Date'),
    InsideAddress: text('InsideAddress', 'Inside Address'),
    Salutation: text('Salutation', 'Salutation'),
    BodyText: text('BodyText', 'Body Text'),
    Closing: text('Closing', 'Closing'),
    Signature: text('Signature', 'Signature'),
    Footer: { ...text('Footer', 'footer', { size: 8, color: MUTED }), align: 'end' },
  };
}

type HeadAndHeadings = ReturnType<typeof headStyles> & ReturnType<typeof headingStyles>;

/** What a name may take of its line: programs space letters a little differently. */
const ROOM_OF_NAME = 0.98;
/** A name that breaks is no smaller than this many times the body, and none is smaller than this, in points. */
const LEAST_NAME = { sizes: 1.6, points: 12 };

/** A long name is set smaller, as on our pages, before it breaks; then its longest word decides how large it can be. */
function nameSize({ outline, sheet }: Setting, face: WordFace): number {
  const { design, letter, parts } = outline;
  const wanted = design.nameSize * (letter ? 0.88 : 1);
  const name = parts.find(({ role }) => role === 'name');
  const text = name?.role === 'name' ? name.text : '';
  const room = (sheet.measure - photoWidth(outline)) * ROOM_OF_NAME;
  const sizeFor = (words: string) => Math.min(wanted, room / face.widthOf(words));
  const whole = sizeFor(text);
  if (whole >= sheet.type * LEAST_NAME.sizes) return whole;
  return Math.max(LEAST_NAME.points, Math.min(...text.split(' ').map(sizeFor)));
}

function panelBox(ground: string): ParagraphBox {
  const rule = { color: ground, points: 0.5, space: 8 };
  return { ground, top: rule, bottom: rule, sides: { ...rule, space: 4 } };
}
