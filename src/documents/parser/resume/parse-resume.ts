import type { ParsedFile } from '../parsed-file.ts';
import type { ParsedItem, ParsedResume, ParsedSection, ParsedSectionKind } from '../parsed-resume.ts';
import { contactOf } from './contact/contact.ts';
import { readEducation } from './entries/education.ts';
import { readItems } from './entries/items.ts';
import { readJobs } from './entries/jobs.ts';
import { readParagraphs } from './entries/paragraphs.ts';
import { readReferences } from './entries/references.ts';
import type { Line } from './lines/line.ts';
import { readOf, readPiece, wholePiece } from './lines/piece.ts';
import { prepareLines } from './lines/prepare.ts';
import { joinWrappedHeads } from './lines/wrapped-heads.ts';
import { joinShort, joinWrapped } from './lines/wrapped.ts';
import { readLanguages } from './lists/languages.ts';
import { readSkillGroups, readSkills } from './lists/skills.ts';
import { withGuessedKinds } from './sections/guess-kinds.ts';
import { type SectionLines, splitSections } from './sections/split-sections.ts';
import { languageOfText } from './text/language.ts';

const OTHERS: readonly ParsedSectionKind[] = [
  'projects',
  'awards',
  'volunteering',
  'publications',
  'unknown',
  'interests',
  'references',
];

/** What a machine makes of a file: sections first, then the fields of each. Pure, and quick. */
export function parseResume(file: ParsedFile, prepared = prepareLines(file)): ParsedResume {
  const { body, margins } = prepared;
  const sections = withGuessedKinds(splitSections(body));
  const language = languageOfText(body.map(({ text }) => text).join('\n'));
  const contact = contactOf({ file, sections, body, margins, language });
  const of = (kind: ParsedSectionKind) =>
    sections.filter((section) => section.kind === kind && section.heading);
  const lines = (kind: ParsedSectionKind) => of(kind).map((section) => section.lines);
  return {
    language,
    ...contact.fields,
    summary: [...lines('summary').flatMap((own) => readParagraphs(own)), ...contact.summary],
    jobs: lines('experience').flatMap((own) => readJobs(headsWhole(own))),
    education: lines('education').flatMap((own) => readEducation(headsWhole(own))),
    skills: lines('skills').flatMap((own) => readSkills(own)),
    skillGroups: lines('skills').flatMap((own) => readSkillGroups(own)),
    languages: lines('languages').flatMap((own) => readLanguages(joinWrapped(own))),
    certificates: lines('certificates').flatMap((own) => readItems(joinWrapped(own), 'certificates')),
    others: sections.filter(({ kind, heading }) => heading && OTHERS.includes(kind)).map(otherOf),
    sections: sections.map(sectionOf),
  };
}

function headsWhole(lines: readonly Line[]): Line[] {
  return joinShort(joinWrappedHeads(lines));
}

function otherOf({ kind, heading, lines }: SectionLines): {
  kind: ParsedSectionKind;
  heading: string;
  items: ParsedItem[];
} {
  const people = kind === 'references' ? readReferences(lines) : undefined;
  return { kind, heading: heading?.text ?? '', items: people ?? readItems(joinShort(lines), kind) };
}

function sectionOf({ kind, isGuessed, heading, lines }: SectionLines): ParsedSection {
  const all = [...(heading ? [heading.line] : []), ...lines].map(({ source }) => source.index);
  const text = lines.map(wholePiece).filter((piece) => piece !== undefined);
  return {
    kind,
    ...(isGuessed && { isGuessed }),
    ...(heading && {
      heading: readOf(heading.line, 0, heading.line.text.length, heading.text, heading.confidence),
    }),
    ...(all.length > 0 && { lines: { first: Math.min(...all), last: Math.max(...all) } }),
    text: text.map((piece) => readPiece(piece, 1)),
  };
}
