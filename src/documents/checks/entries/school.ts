import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedEducation } from '#documents/parser/parsed-resume.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { RCHILLI_CODES } from '../finding.ts';
import { unsure } from '../second-look/proof.ts';

/** Words in the names of schools. */
export const SCHOOL =
  /univers|college|colegio|school|institut|istituto|academ|akadem|hochschule|schule|gymnasium|polytech|politec|école|ecole|escola|escuela|lycée|liceo|faculd|facult|berufskolleg|szkoł|szkół|technikum|uniwersy|liceum|högskol|üniversit|hogeschool|lyceum|університет|университет|інститут|институт|академ|коледж|колледж|училищ|технікум|техникум|(?<!\p{L})школа|ліце|лице[йя]|гімназ|гимназ|\bETH\b|\bMIT\b|\bIHK\b|coursera|udemy|bootcamp/iu;
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
  find(input) {
    const { education } = input.resume;
    const without = education.filter(({ school }) => school === undefined);
    const asked = without.filter((study) => isOurTrouble(study, input));
    const [first] = asked;
    const faults = without.flatMap((study) => (asked.includes(study) ? [] : faultsOf(study, input)));
    if (!first) return faults;
    const of = asked.length === 1 ? `“${nameOf(first)}”` : `${asked.length} entries`;
    const places = asked.flatMap(({ degree, details }) => (degree ?? details[0])?.source ?? []);
    return [
      ...faults,
      unsure({
        title: `We could not tell the school of ${of}`,
        lookAt:
          'Its school may stand there, and we did not make it out. Beside or under the degree is where most software looks for it.',
        places,
      }),
    ];
  },
};

function faultsOf({ degree }: ParsedEducation, { file }: CheckInput): Fault[] {
  if (degree === undefined) return [];
  if (file !== undefined && needsNone(degree.value)) return [];
  return [
    {
      missing: 'detail',
      title: `“${degree.value}”: ${file ? 'no school was found' : 'the school is missing'}`,
      suggestion: 'Name the school or university beside the degree, written out in full.',
      places: [degree.source],
    },
  ];
}

/** So much of a remark names what it is a remark on. */
const NAME_WORDS = 5;

/** A month or a lone word in small letters is a piece of something that we took apart. */
const needsNone = (degree: string): boolean => LEAVING.test(degree) || /^\p{Ll}+\.?$/u.test(degree);

/** Nothing read of it but remarks, both on one line, or the name of the school further down: that we missed. */
function isOurTrouble({ degree, details }: ParsedEducation, { file }: CheckInput): boolean {
  if (file === undefined) return false;
  if (degree === undefined) return true;
  if (needsNone(degree.value)) return false;
  const around = [degree.value, degree.source.snippet, ...details.map(({ value }) => value)];
  const { line } = degree.source;
  if (line !== undefined) around.push(...linesNear(line, file).map(({ text }) => text));
  return around.some((text) => SCHOOL.test(text)) || /,|\s[|–—@-]\s/.test(degree.value);
}

const nameOf = ({ degree, details }: ParsedEducation): string =>
  degree?.value ?? (details[0]?.value ?? '').split(/\s+/u).slice(0, NAME_WORDS).join(' ');
