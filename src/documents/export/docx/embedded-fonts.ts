import type { Faces, WordFace } from './faces.ts';
import { RELATION, type Relation } from './package.ts';
import { element, xmlPart } from './xml.ts';

/** What carries a document's typefaces: the list of them, and their files. */
type FontParts = {
  fontTable: string;
  fontRelations: Relation[];
  fonts: { name: string; bytes: Uint8Array }[];
};

/** So many of the first bytes are veiled by a key (ECMA-376, part 4, font embedding). */
const VEILED = 32;
/** A larger face, as those with ten thousand characters, is named and not carried, in bytes. */
const LARGEST = 1_500_000;

/** The faces that are used, each once; `embed` says whether their files come along. */
export function fontParts(faces: Faces, embed: boolean): FontParts {
  const families = new Map<string, WordFace[]>();
  for (const face of faces.used) families.set(face.family, [...(families.get(face.family) ?? []), face]);
  const parts: FontParts = { fontTable: '', fontRelations: [], fonts: [] };
  const listed = [...families].map(([family, own]) => {
    const embedded = SLOTS.map(({ slot, bold, italic }) => {
      const face = own.find((each) => each.bold === bold && each.italic === italic);
      return face && embed ? carried(parts, slot, face, faces) : undefined;
    });
    return element('w:font', { 'w:name': family }, ...embedded);
  });
  parts.fontTable = xmlPart(
    element(
      'w:fonts',
      {
        'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      },
      ...listed,
    ),
  );
  return parts;
}

/** In the order that the schema wants. */
const SLOTS = [
  { slot: 'w:embedRegular', bold: false, italic: false },
  { slot: 'w:embedBold', bold: true, italic: false },
  { slot: 'w:embedItalic', bold: false, italic: true },
  { slot: 'w:embedBoldItalic', bold: true, italic: true },
] as const;

function carried(parts: FontParts, slot: string, face: WordFace, faces: Faces): string | undefined {
  if (!face.embeddable) return undefined;
  const bytes = faces.bytes(face.file);
  if (bytes.length > LARGEST) return undefined;
  const number = parts.fonts.length + 1;
  const key = keyOf(face.file);
  const id = `rId${number}`;
  const name = `font${number}.odttf`;
  parts.fonts.push({ name, bytes: veiled(bytes, key) });
  parts.fontRelations.push({ id, type: RELATION.font, target: `fonts/${name}` });
  return element(slot, { 'r:id': id, 'w:fontKey': `{${key}}` });
}

/** The key's bytes, last first, laid twice over the beginning; the same again takes them off. */
export function veiled(font: Uint8Array, key: string): Uint8Array {
  const bytes = key.replace(/-/g, '').match(/../g) ?? [];
  const mask = bytes.map((hex) => Number.parseInt(hex, 16)).reverse();
  const result = new Uint8Array(font);
  for (let at = 0; at < VEILED; at += 1) result[at] = (font[at] ?? 0) ^ (mask[at % mask.length] ?? 0);
  return result;
}

/** A key by the file's name: any key will do, and the same file has the same. */
function keyOf(file: string): string {
  const digits = [0, 1, 2, 3].map((seed) => hashed(`${seed}${file}`)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5').toUpperCase();
}

/** FNV-1a, as eight digits. */
function hashed(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
