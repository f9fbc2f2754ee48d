import type { Outline } from '../outline.ts';
import type { Spacing } from '../../render/spacing.ts';
import { bodyPart } from './body-part.ts';
import { fontParts } from './embedded-fonts.ts';
import { Faces, type ReadFont } from './faces.ts';
import type { FontFile } from './font-file.ts';
import { footerPart, numberingPart, propertiesPart, settingsPart } from './further-parts.ts';
import { RELATION, type Relation, zipped } from './package.ts';
import { LineWidths } from './line-widths.ts';
import { docxPhoto } from './photo-part.ts';
import { paragraphsOf } from './paragraphs.ts';
import { RunWriter } from './runs.ts';
import { sheetOf } from './sheet.ts';
import { stylesPart } from './style-part.ts';
import { stylesOf } from './styles.ts';

/** Relations of the document to its own parts; links come after them. */
const OWN_RELATIONS: readonly Relation[] = [
  { id: 'rId1', type: RELATION.styles, target: 'styles.xml' },
  { id: 'rId2', type: RELATION.numbering, target: 'numbering.xml' },
  { id: 'rId3', type: RELATION.settings, target: 'settings.xml' },
  { id: 'rId4', type: RELATION.fontTable, target: 'fontTable.xml' },
  { id: 'rId5', type: RELATION.footer, target: 'footer1.xml' },
];

export type DocxOptions = {
  /** The bytes of a font file by its name in the catalogue. */
  readFont: ReadFont;
  /** What was read of font files for other documents. */
  knownFonts: Map<string, FontFile>;
  /** Whether the file carries its typefaces. */
  embedFonts: boolean;
  /** How far apart our pages set what they hold. */
  spacing: Spacing;
};

/**
 * A document for Word: paragraphs with styles and nothing else, so that whoever gets it can go on writing, and software
 * reads it from its beginning to its end. The same document gives the same bytes.
 */
export function docx(
  outline: Outline,
  { readFont, knownFonts, embedFonts, spacing }: DocxOptions,
): Uint8Array {
  const faces = new Faces(readFont, knownFonts);
  const sheet = sheetOf(outline, spacing);
  const styles = stylesOf(outline, sheet, faces);
  const widths = new LineWidths(outline, sheet, styles, faces);
  const photo = docxPhoto(outline, `rId${OWN_RELATIONS.length + 1}`, sheet.leftward);
  const relations = photo ? [...OWN_RELATIONS, photo.relation] : OWN_RELATIONS;
  const writer = new RunWriter(relations.length + 1);
  const { document, above } = bodyPart(paragraphsOf(outline, sheet, widths), {
    outline,
    sheet,
    styles,
    writer,
    photo,
  });
  const styleXml = stylesPart(outline, sheet, styles, above, faces);
  const { fontTable, fontRelations, fonts } = fontParts(faces, embedFonts);
  return zipped({
    document,
    styles: styleXml,
    numbering: numberingPart(outline, sheet),
    settings: settingsPart(outline, embedFonts && fonts.length > 0),
    footer: footerPart(outline),
    fontTable,
    relations: [...relations, ...writer.relations],
    fontRelations,
    fonts,
    core: propertiesPart(outline),
    media: photo?.media,
  });
}
