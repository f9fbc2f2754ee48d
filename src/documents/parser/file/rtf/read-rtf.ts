import type { ParseOutcome } from '#documents/parser/parsed-file.ts';
import { LineWriter } from '../docx/lines.ts';
import { plainFacts } from '../facts/plain-facts.ts';
import { LETTERS_MAX } from '../text-limits.ts';
import { RtfReader } from './reader.ts';
import { rtfTokens } from './tokens.ts';

/** Reads rich text, in lines as a Word document is read. Pictures are passed over. */
export function readRtf(bytes: Uint8Array, name: string): ParseOutcome {
  const reader = new RtfReader();
  for (const token of rtfTokens(new TextDecoder('latin1').decode(bytes))) {
    reader.take(token);
    // Far more than there is room for: what there is room for is counted by the lines.
    if (reader.said > 2 * LETTERS_MAX) break;
  }
  const { header, body, footer } = reader.finished();
  const writer = new LineWriter();
  writer.write(header, 'header');
  writer.write(body, 'body');
  writer.write(footer, 'footer');
  const places = (hit: (line: LineWriter['lines'][number]) => boolean) =>
    writer.lines.filter(hit).map(({ index }) => index);
  if (!writer.lines.some(({ text }) => /\p{L}/u.test(text)))
    return { ok: false, reason: reader.hasPictures ? 'image-only' : 'empty' };
  return {
    ok: true,
    file: {
      kind: 'rtf',
      name,
      properties: {
        title: reader.properties.title.trim(),
        author: reader.properties.author.trim(),
        producer: '',
      },
      pages: [],
      lines: writer.lines.map(
        ({ inTable: _inTable, inTextBox: _inTextBox, letterSpaced: _letterSpaced, ...line }) => line,
      ),
      links: writer.links,
      ...(writer.room.isExceeded && { leftOut: ['length'] }),
      facts: {
        ...plainFacts(writer.lines, bytes.length),
        letterSpaced: places(({ letterSpaced }) => letterSpaced),
        inTables: places(({ inTable }) => inTable),
        inTextBoxes: places(({ inTextBox }) => inTextBox),
      },
    },
  };
}
