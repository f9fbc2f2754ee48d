import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { Check } from '../check.ts';
import { RCHILLI_CODES } from '../finding.ts';

/** Words in the names of schools. */
export const SCHOOL =
  /univers|college|colegio|school|institut|istituto|academ|akadem|hochschule|schule|gymnasium|polytech|politec|école|ecole|escola|escuela|lycée|liceo|faculd|facult|berufskolleg|szkoł|szkół|technikum|uniwersy|liceum|högskol|üniversit|hogeschool|lyceum|\bETH\b|\bMIT\b|\bIHK\b|coursera|udemy|bootcamp/iu;
/** Named after the school, or well known to come from one. */
const LEAVING =
  /high school|diploma|\bGED\b|a-level|abitur|matura|baccalaur|bachiller|maturità|secondary|vwo|havo|mbo|realschul|mittlere reife/iu;

/** Points: two or three lines. What was taken for another column comes much later, and stands near all the same. */
const NEAR = 30;

function linesNear(line: number, { lines }: ParsedFile): readonly TextLine[] {
  const own = lines[line];
  return lines.filter(({ index, page, box }) => {
    if (index >= line - 2 && index < line + 3) return true;
    return (
      own?.box !== undefined &&
      page === own.page &&
      box !== undefined &&
      Math.abs(box.top - own.box.top) < NEAR
    );
  });
}

/** A degree without a school. */
export const degreeSchool: Check = {
  id: 'entries/degree-school',
  group: 'entries',
  area: 'education',
  severity: 'medium',
  why: 'A degree is looked up by the school that gave it. RChilli, a parser, reports degrees without one.',
  reference: RCHILLI_CODES,
  passed: 'Every degree names its school',
  applies: ({ resume }) => resume.education.length > 0,
  find: ({ resume, file }) =>
    resume.education.flatMap(({ degree, school, details }) => {
      if (degree === undefined || school !== undefined) return [];
      if (file !== undefined) {
        // Both on one line, or the name of the school further down, is our trouble and not the person's.
        const around = [degree.value, degree.source.snippet, ...details.map(({ value }) => value)];
        const { line } = degree.source;
        if (line !== undefined) around.push(...linesNear(line, file).map(({ text }) => text));
        if (around.some((text) => SCHOOL.test(text)) || /,|\s[|–—@-]\s/.test(degree.value)) return [];
        // A month or a lone word in small letters is a piece of something that we took apart.
        if (LEAVING.test(degree.value) || /^\p{Ll}+\.?$/u.test(degree.value)) return [];
      }
      return [
        {
          missing: 'detail',
          title: `“${degree.value}”: ${file ? 'no school was found' : 'the school is missing'}`,
          suggestion: 'Name the school or university beside the degree, written out in full.',
          places: [degree.source],
        },
      ];
    }),
};
