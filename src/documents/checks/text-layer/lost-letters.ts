import type { TextLine } from '#documents/parser/parsed-file.ts';
import { counted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import { lineSources, quotedLine } from '../places.ts';
import { measured } from '../second-look/proof.ts';

/** Long words of headings, in which a gap of one letter is no accident of the language. */
const HEADING_WORDS =
  `experience employment professional personal statement summary objective profile background career history education
  academic qualifications certifications certificates languages interests hobbies references achievements publications
  volunteering projects competencies expertise training memberships berufserfahrung ausbildung kenntnisse sprachen
  persönliche zertifikate expérience expériences formation compétences langues experiencia profesional formación
  habilidades idiomas experiência profissional formação competências werkervaring opleiding vaardigheden doświadczenie
  wykształcenie umiejętności zainteresowania`.split(/\s+/);
/** One may be a slip of the hand. */
const SOME_WORDS = 2;
/** Pieces of fewer letters may be words of their own. */
const PIECE = 2;
const MOST_WORDS = 6;

/** Letters that are on the page and not in the text: "EMPL YMENT HIST RY". */
export const lostLetters: Check = {
  id: 'text-layer/lost-letters',
  group: 'text-layer',
  area: 'document',
  severity: 'high',
  why: 'Where the font does not say which letter it draws, software reads a gap: a heading with a gap is none that it knows.',
  passed: 'No letters are missing from the headings',
  applies: ({ file }) => file !== undefined,
  find({ file }) {
    const found = (file?.lines ?? []).flatMap((line) => {
      const words = brokenWords(line);
      return words.length > 0 ? [{ line, words }] : [];
    });
    const words = found.flatMap((each) => each.words);
    const [first] = found;
    if (first === undefined || words.length < SOME_WORDS) return [];
    return [
      measured({
        title: `Letters are missing from at least ${counted(found.length, 'heading')}: ${quotedLine(first.line)}, where “${first.words[0] ?? ''}” is meant`,
        suggestion:
          'Copy the heading into a text editor to see what software gets. Set it in another font, or export with another program, and copy it again.',
        places: lineSources(found.map(({ line }) => line)),
      }),
    ];
  },
};

/** The words of headings that two pieces of a line are, but for one letter between them. */
function brokenWords({ text, bullet }: TextLine): string[] {
  const pieces = text.toLowerCase().trim().split(/\s+/);
  if (bullet !== '' || pieces.length > MOST_WORDS || /[\d@]/.test(text)) return [];
  return pieces.slice(1).flatMap((after, index) => {
    const before = pieces[index] ?? '';
    if (before.length < PIECE || after.length < PIECE) return [];
    const meant = HEADING_WORDS.find(
      (word) =>
        word.length === before.length + after.length + 1 && word.startsWith(before) && word.endsWith(after),
    );
    return meant === undefined ? [] : [text === text.toUpperCase() ? meant.toUpperCase() : meant];
  });
}
