import type { Outline } from '../outline.ts';
import { colorsOf, INK, MUTED } from './colors.ts';
import type { Faces, WordFace } from './faces.ts';
import type { CharacterStyleId } from './runs.ts';
import type { Sheet } from './sheet.ts';
import { halfPoints, isOwnStyle } from './style-names.ts';
import { element } from './xml.ts';

/* Styles of stretches within a line. */

/** The faces of those that are not set as what is around them. */
export function characterFaces(
  { design, letter }: Pick<Outline, 'design' | 'letter'>,
  faces: Faces,
): Partial<Record<CharacterStyleId, WordFace>> {
  const body = letter?.fonts[0] ?? design.body;
  const semibold = faces.face(body, 600);
  const regular = faces.face(body);
  const isStrong = design.voice === 'bold' || design.voice === 'accent';
  const voice = isStrong ? semibold : regular;
  return { Employer: voice, Position: voice, EntryFact: regular, SkillGroup: semibold };
}

export function characterStyles(outline: Outline, sheet: Sheet, faces: Faces): string[] {
  const { design } = outline;
  const { accent } = colorsOf(outline);
  const faceOf = characterFaces(outline, faces);
  const style = (id: CharacterStyleId, name: string, ...look: (string | false)[]) =>
    element(
      'w:style',
      { 'w:type': 'character', 'w:customStyle': isOwnStyle(id) ? 1 : undefined, 'w:styleId': id },
      element('w:name', { 'w:val': name }),
      element('w:uiPriority', { 'w:val': 1 }),
      '<w:qFormat/>',
      element('w:rPr', {}, inFace(faceOf[id]), ...look),
    );
  const ink = element('w:color', { 'w:val': INK });
  const inMuted = element('w:color', { 'w:val': MUTED });
  const inAccent = element('w:color', { 'w:val': accent });
  const size = { 'w:val': halfPoints(sheet.type) };
  const inSize = element('w:sz', size) + element('w:szCs', size);
  const voice = [
    design.voice === 'italic' && '<w:i/><w:iCs/>',
    design.voice === 'accent' ? inAccent : ink,
    inSize,
  ];
  return [
    style('Employer', 'Employer', ...voice),
    style('Position', 'Position', ...voice),
    style('EntryFact', 'Entry Fact', inMuted, inSize),
    style('SkillGroup', 'Skill Group', design.voice === 'accent' && inAccent),
    style('Hyperlink', 'Hyperlink', inAccent),
  ];
}

function inFace(face: WordFace | undefined): string | undefined {
  if (!face) return undefined;
  const fonts = element('w:rFonts', { 'w:ascii': face.family, 'w:hAnsi': face.family });
  return fonts + (face.bold ? '<w:b/><w:bCs/>' : '');
}
