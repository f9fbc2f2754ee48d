import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { readDocx } from '#documents/parser/file/docx/read-docx.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import type { Photo } from '#documents/resume/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { resumeOutline } from '../resume-outline.ts';
import { docx } from './write-docx.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const paths = fontPaths('node_modules');
const readFont = (file: string) => readFileSync(paths.get(file) ?? file);
const fileOf = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../../tests/factories/photos/${name}`, import.meta.url)));
const baseline = fileOf('baseline.jpg');
const whole = { x: 0, y: 0, width: 1, height: 1 };

function file(templateId: string, photo?: Uint8Array, named: Partial<Photo> = {}): Uint8Array {
  const data = photo
    ? { ...typicalResume(), photo: { id: 'p', crop: whole, alt: 'Ana & "her" desk', ...named } }
    : typicalResume();
  return docx(resumeOutline({ templateId, data, updatedAt, photo }), {
    ...{ readFont, knownFonts: new Map(), embedFonts: false, spacing: USUAL_SPACING },
  });
}
const part = (bytes: Uint8Array, path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());
const documentOf = (bytes: Uint8Array) => part(bytes, 'word/document.xml');
const places = resumeTemplates.map(({ id }) => id).filter((id) => resumeDesign(id).photo);

describe('the photo in a Word file', () => {
  it.each(places)('stands in the head of %s, with its description, and the picture as it is', (id) => {
    const bytes = file(id, baseline);
    const xml = documentOf(bytes);
    // A shape, and the picture for programs that know no shapes.
    expect(xml.match(/<w:drawing>/g)).toHaveLength(resumeDesign(id).photo === 'round' ? 2 : 1);
    expect(xml).toContain('<wp:docPr id="1" name="Photo" descr="Ana &amp; &quot;her&quot; desk"/>');
    expect(xml).toContain(`prst="${resumeDesign(id).photo === 'round' ? 'ellipse' : 'rect'}"`);
    expect(xml.indexOf('Ana Silva')).toBeLessThan(xml.indexOf('<w:drawing>'));
    const [, relation] = /r:embed="(rId\d+)"/.exec(xml) ?? [];
    const relations = part(bytes, 'word/_rels/document.xml.rels');
    expect(relations).toMatch(new RegExp(`Id="${relation}" Type="[^"]*/image" Target="media/photo.jpg"`));
    expect(new Set(relations.match(/ Id="[^"]*"/g)).size).toBe(relations.match(/ Id="/g)?.length);
    expect(part(bytes, '[Content_Types].xml')).toContain('Extension="jpg" ContentType="image/jpeg"');
    expect(unzipSync(bytes)['word/media/photo.jpg']).toEqual(baseline);
  });

  it.each(places)('takes nothing from the words of %s', (id) => {
    const linesOf = (bytes: Uint8Array) => {
      const read = readDocx(bytes, 'x.docx');
      return read.ok ? read.file.lines.map(({ text }) => text) : [];
    };
    expect(linesOf(file(id)).length).toBeGreaterThan(10);
    expect(linesOf(file(id, baseline))).toEqual(linesOf(file(id)));
  });

  it('is no part of a file of a design without a place, nor of one whose picture cannot be read', () => {
    const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;
    expect(same(file('modern-1', baseline), file('modern-1'))).toBe(true);
    expect(same(file('purpose-5', new Uint8Array(30)), file('purpose-5'))).toBe(true);
    expect(documentOf(file('purpose-5'))).not.toContain('w:drawing');
  });

  it('is a PNG where it is stored as one', () => {
    const bytes = file('purpose-5', fileOf('portrait.png'));
    expect(part(bytes, '[Content_Types].xml')).toContain('Extension="png" ContentType="image/png"');
    expect(unzipSync(bytes)['word/media/photo.png']).toEqual(fileOf('portrait.png'));
  });

  it.each(places)('is as wide in %s as on our page, and stands at the margin there', (id) => {
    const { family } = resumeDesign(id);
    const source = readFileSync(`templates/families/${family}.typ`, 'utf8');
    const [, width = '', unit] = /#let photo-width = ([\d.]+)(pt|mm)/.exec(source) ?? [];
    const points = Number(width) * (unit === 'mm' ? 72 / 25.4 : 1);
    const xml = documentOf(file(id, baseline));
    const [, across = '', down = ''] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
    expect(Number(across) / 12_700).toBeCloseTo(points, 1);
    expect(Number(down) / Number(across)).toBeCloseTo(resumeDesign(id).photo === 'portrait' ? 1.25 : 1, 3);
    expect(xml).toContain('distR="0"');
  });

  it('has the lines of the head beside its middle, and the rule that ends them below it', () => {
    const headOf = (bytes: Uint8Array) => documentOf(bytes).split('"Heading1"')[0] ?? '';
    const [without, withPhoto] = [headOf(file('purpose-6')), headOf(file('purpose-6', baseline))];
    expect(without).not.toContain('<w:pBdr>');
    const [, space = ''] = /<w:pBdr><w:bottom [^>]*w:space="(\d+)"/.exec(withPhoto) ?? [];
    expect(Number(space)).toBeGreaterThan(8);
    // Word knows no more.
    expect(Number(space)).toBeLessThanOrEqual(31);
    const aboveName = (bytes: Uint8Array) =>
      /w:styleId="Title".*?w:before="(\d+)"/.exec(part(bytes, 'word/styles.xml'))?.[1];
    expect(aboveName(file('purpose-6'))).toBe('0');
    // As much above the name as below the last line, in twentieths of a point.
    expect(Number(aboveName(file('purpose-6', baseline)))).toBeCloseTo((Number(space) - 8) * 20, -2);
  });

  it('shows of the picture what its frame and the shape leave', () => {
    const cut = (id: string, crop = whole) =>
      /<a:srcRect ([^/]*)\/>/.exec(documentOf(file(id, baseline, { crop })))?.[1];
    expect(cut('purpose-5')).toBe('l="0" t="0" r="0" b="0"');
    // A circle in a frame of 4 to 5: a fifth of the height is cut off, about a third of that above.
    expect(cut('creative-1')).toBe('l="0" t="7000" r="0" b="13000"');
    // The same of a shape, whose filling reaches over it: 7 and 13 of the 80 that are shown.
    expect(documentOf(file('creative-1', baseline))).toContain(
      '<a:stretch><a:fillRect l="0" t="-8750" r="0" b="-16250"/></a:stretch></a:blipFill><a:ln>',
    );
    expect(cut('purpose-5', { x: 0.5, y: 0.25, width: 0.5, height: 0.5 })).toBe(
      'l="50000" t="25000" r="0" b="25000"',
    );
  });
});
