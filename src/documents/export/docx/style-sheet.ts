import type { WordFace } from './faces.ts';

/* What a style of a document says. The names are Word's own where it has one, so that its navigation, outline and themes know them. */

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
export type TextLook = { face: WordFace; size: number; color: string };

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

/** Styles by their names. */
export type StyleSheet = Readonly<Record<StyleId, ParagraphStyle>>;

/** How far a style's line and box reach in Word above the baseline and below it. */
export function reachOf({ pitch, size, face, box }: ParagraphStyle): { up: number; down: number } {
  const descent = size * face.descent;
  const taken = (rule: Rule | undefined) => (rule ? rule.space + rule.points : 0);
  return { up: pitch - descent + taken(box?.top), down: descent + taken(box?.bottom) };
}
