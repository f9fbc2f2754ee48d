/** Bytes `at` … `at + removed` give way to `inserted`. */
type Edit = { at: number; removed: number; inserted: string };

const NAMESPACE = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ';
const PART = '<pdfuaid:part>1</pdfuaid:part>';
const SHOW_TITLE = '    /DisplayDocTitle true\n';

/**
 * Marks a tagged PDF 1.7 of Typst as PDF/UA-1, byte for byte as Typst itself does it: the identifier in
 * the XMP metadata, the title in the window's bar, and the cross-reference table moved to match.
 * The WebAssembly build of the compiler has no option for the standard. Mark only what meets it.
 * @throws Error when the file is not laid out as Typst 0.14 lays it out
 */
export function markPdfUa(pdf: Uint8Array): Uint8Array {
  const table = Number(required(/startxref\s+(\d+)\s+%%EOF\s*$/, latin1(pdf.subarray(-64)))[1]);
  const tables = latin1(pdf.subarray(table));
  const offsetOf = (object: number): number => objectOffset(tables, object);
  const catalog = offsetOf(Number(required(/\/Root (\d+) 0 R/, tables)[1]));
  const catalogText = latin1(pdf.subarray(catalog, table));
  const metadata = offsetOf(Number(required(/\/Metadata (\d+) 0 R/, catalogText)[1]));
  if (!(metadata < catalog && catalog < table)) throw new Error('Unexpected order of objects in the PDF.');
  const metadataText = latin1(pdf.subarray(metadata, catalog));

  const length = required(/\/Length (\d+)/, metadataText);
  const afterLength = metadata + length.index + '/Length '.length;
  const newLength = String(Number(length[1]) + NAMESPACE.length + PART.length);
  const edits: Edit[] = [
    { at: afterLength, removed: length[1]?.length ?? 0, inserted: newLength },
    { at: metadata + required(/><dc:/, metadataText).index, removed: 0, inserted: NAMESPACE },
    { at: metadata + required(/<xmpTPg:NPages>/, metadataText).index, removed: 0, inserted: PART },
    { at: catalog + required(/ {4}\/Direction /, catalogText).index, removed: 0, inserted: SHOW_TITLE },
  ];
  const moved = (offset: number): number =>
    edits.reduce(
      (sum, { at, removed, inserted }) => sum + (at < offset ? inserted.length - removed : 0),
      offset,
    );
  const newTables = tables
    .replace(/^\d{10}(?= \d{5} n)/gm, (entry) => String(moved(Number(entry))).padStart(10, '0'))
    .replace(/(?<=startxref\s{1,4})\d+/, String(moved(table)));
  return splice(pdf.subarray(0, table), edits, newTables);
}

/** Offset of an object in a table of one section that begins with object 0, as Typst writes it. */
function objectOffset(tables: string, object: number): number {
  const start = required(/^xref\s+0 \d+\s+/, tables)[0].length;
  return Number(required(/^(\d{10}) \d{5} n/, tables.slice(start + 20 * object))[1]);
}

function splice(body: Uint8Array, edits: readonly Edit[], tail: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { at, removed, inserted } of edits) {
    parts.push(body.subarray(from, at), bytesOf(inserted));
    from = at + removed;
  }
  parts.push(body.subarray(from), bytesOf(tail));
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of parts) {
    result.set(part, to);
    to += part.length;
  }
  return result;
}

function required(pattern: RegExp, text: string): RegExpExecArray {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`Unexpected layout of the PDF: no ${pattern.source}`);
  return match;
}

/** One character a byte, so that positions in the text are positions in the file. */
function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
