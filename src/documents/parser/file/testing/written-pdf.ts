/** A page of a PDF written by hand: its operators, and its size where it is not A4. */
export type WrittenPage = { content: string; size?: readonly [width: number, height: number] };

const FONTS = { F1: 'Helvetica', F2: 'Helvetica-Bold', F3: 'ZapfDingbats' };

/**
 * A PDF with these operators and nothing else, for tests of what other programs write. Fonts F1 (regular) and F2
 * (bold) are Helvetica, which is in no file; `/Im` is a picture of one pixel.
 */
export function writtenPdf(pages: readonly WrittenPage[], trailer = ''): Uint8Array {
  const objects: string[] = [];
  const add = (object: string) => objects.push(object);
  const pageIds = pages.map((_, index) => 10 + index * 2);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`);
  for (const font of Object.values(FONTS)) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  }
  add(
    stream(
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      'x',
    ),
  );
  while (objects.length < 9) add('null');
  for (const [index, { content, size = [595, 842] }] of pages.entries()) {
    const resources = '<< /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /XObject << /Im 6 0 R >> >>';
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources ${resources} /Contents ${11 + index * 2} 0 R >>`,
    );
    add(stream('', content));
  }
  return assembled(objects, trailer);
}

/** Text at a place, in points from the lower left corner. */
export function textAt(x: number, y: number, text: string, size = 10, font = 'F1'): string {
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

function stream(dictionary: string, content: string): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function assembled(objects: readonly string[], trailer: string): Uint8Array {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
