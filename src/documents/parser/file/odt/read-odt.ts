import type { FileFacts, ParseOutcome } from '#documents/parser/parsed-file.ts';
import { plainFacts } from '../facts/plain-facts.ts';
import { twips } from '../docx/look.ts';
import { LineWriter } from '../docx/lines.ts';
import { type LeftOut, leftOutOf } from '../text-limits.ts';
import { childNamed, elementsOf, parseXml, textOf, type XmlElement } from '../docx/xml.ts';
import { odtBlocks } from './blocks.ts';
import { masterPage, readOdtStyles } from './styles.ts';

/** The parts of an OpenDocument text that are read. */
export const ODT_PARTS = /^(?:content|styles|meta|META-INF\/manifest)\.xml$/;

/** A document with a picture and fewer letters than this is taken for a scanned page. */
const LETTERS_MIN = 50;
/** A4, where the document does not say. */
const SHEET = { width: 595.28, height: 841.89 };

/** Reads an OpenDocument text by its parts, in lines as a Word document is read. */
export function readOdt(parts: ReadonlyMap<string, Uint8Array>, name: string, bytes: number): ParseOutcome {
  const leftOut = new Set<LeftOut>();
  const root = (part: string): XmlElement | undefined => {
    const content = parts.get(part);
    return content && elementsOf(parseXml(content, leftOut))[0];
  };
  const manifest = new TextDecoder().decode(parts.get('META-INF/manifest.xml'));
  if (/<(?:\w+:)?encryption-data\b/.test(manifest)) return { ok: false, reason: 'encrypted' };
  const content = root('content.xml');
  const text = childNamed(childNamed(content, 'body'), 'text');
  if (!text) return { ok: false, reason: content ? 'other-type' : 'broken' };
  const stylesPart = root('styles.xml');
  const { header, footer, sheet } = masterPage(stylesPart);
  // Text above and below the pages has the automatic styles of its own part, the rest those of the content.
  const [inText, around] = [readOdtStyles([stylesPart, content]), readOdtStyles([content, stylesPart])];
  const writer = new LineWriter();
  writer.write(odtBlocks(header, around), 'header');
  writer.write(odtBlocks(text, inText), 'body');
  const count = writer.page;
  writer.write(odtBlocks(footer, around), 'footer');
  const letters = writer.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters < LETTERS_MIN && writer.pictures.length > 0) return { ok: false, reason: 'image-only' };
  const meta = childNamed(root('meta.xml'), 'meta');
  const places = (hit: (line: LineWriter['lines'][number]) => boolean) =>
    writer.lines.filter(hit).map(({ index }) => index);
  const facts: FileFacts = {
    ...plainFacts(writer.lines, bytes),
    letterSpaced: places(({ letterSpaced }) => letterSpaced),
    inTables: places(({ inTable }) => inTable),
    inTextBoxes: places(({ inTextBox }) => inTextBox),
  };
  return {
    ok: true,
    file: {
      kind: 'odt',
      name,
      properties: {
        title: textOf(childNamed(meta, 'title')).trim(),
        author: textOf(childNamed(meta, 'creator')).trim(),
        producer: textOf(childNamed(meta, 'generator')).trim(),
      },
      pages: Array.from({ length: count }, (_, index) => ({
        number: index + 1,
        width: twips(sheet['page-width']) ?? SHEET.width,
        height: twips(sheet['page-height']) ?? SHEET.height,
        columns: writer.columns,
        images: [],
        levelMarks: 0,
      })),
      lines: writer.lines.map(
        ({ inTable: _inTable, inTextBox: _inTextBox, letterSpaced: _letterSpaced, ...line }) => line,
      ),
      links: writer.links,
      ...leftOutOf(leftOut, writer.room),
      facts,
    },
  };
}
