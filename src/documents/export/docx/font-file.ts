import { tableOffsets } from '#documents/render/glyphs/font-tables.ts';
import { type AdvanceTables, readAdvances } from './advances.ts';

/* What Word and the layout need to know of a font file: its name, how it counts its lines, and whether it may be embedded. */

export type FontFile = {
  /** The family by which Word asks for it: of weights between regular and bold it has a name of its own. */
  family: string;
  bold: boolean;
  italic: boolean;
  /** As shares of the type size: a line from its top to its baseline, from there to its end, a capital and an x. */
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  /** Whether its maker lets documents carry it, and Word can: TrueType outlines only. */
  embeddable: boolean;
  /** How wide a text is, as a share of the type size. */
  widthOf: (text: string) => number;
};

/** Use the typographic metrics (OS/2, fsSelection). */
const USE_TYPO = 1 << 7;
/** Restricted licence, or bitmaps only (OS/2, fsType). */
const NOT_EMBEDDABLE = 0x0002 | 0x0200;
const WINDOWS = 3;
const ENGLISH = 0x409;
const TRUE_TYPE = 0x00010000;

export function readFontFile(bytes: Uint8Array): FontFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = tablesOf(view);
  const { head, hhea, os2 } = at;
  const em = view.getUint16(head + 18);
  const useTypo = (view.getUint16(os2 + 62) & USE_TYPO) !== 0;
  const [ascent, descent, gap] = useTypo
    ? [view.getInt16(os2 + 68), -view.getInt16(os2 + 70), view.getInt16(os2 + 72)]
    : [view.getInt16(hhea + 4), -view.getInt16(hhea + 6), view.getInt16(hhea + 8)];
  const style = nameOf(view, at.name, 2);
  return {
    family: nameOf(view, at.name, 1),
    bold: /bold/i.test(style),
    italic: /italic|oblique/i.test(style),
    ascent: ascent / em,
    descent: (descent + gap) / em,
    capHeight: view.getInt16(os2 + 88) / em,
    xHeight: view.getInt16(os2 + 86) / em,
    embeddable: view.getUint32(0) === TRUE_TYPE && (view.getUint16(os2 + 8) & NOT_EMBEDDABLE) === 0,
    widthOf: readAdvances(view, at),
  };
}

function tablesOf(view: DataView): AdvanceTables & { os2: number; name: number } {
  const found = tableOffsets(view);
  const table = (tag: string): number => {
    const offset = found.get(tag);
    if (offset === undefined) throw new Error(`the font has no table ${tag}`);
    return offset;
  };
  return {
    ...{ head: table('head'), hhea: table('hhea'), os2: table('OS/2'), name: table('name') },
    ...{ hmtx: table('hmtx'), cmap: table('cmap') },
  };
}

/** A name by its number, in English as Windows reads it. */
function nameOf(view: DataView, table: number, id: number): string {
  const texts = table + view.getUint16(table + 4);
  for (let record = 0; record < view.getUint16(table + 2); record += 1) {
    const at = table + 6 + 12 * record;
    const isAsked =
      view.getUint16(at) === WINDOWS && view.getUint16(at + 4) === ENGLISH && view.getUint16(at + 6) === id;
    if (!isAsked) continue;
    const [length, offset] = [view.getUint16(at + 8), texts + view.getUint16(at + 10)];
    return Array.from({ length: length / 2 }, (_, letter) =>
      String.fromCharCode(view.getUint16(offset + 2 * letter)),
    ).join('');
  }
  return '';
}
