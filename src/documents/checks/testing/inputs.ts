import type { FileFacts, ParsedFile, ParsedPage, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import { soundFacts } from '#documents/parser/testing/nothing-found.ts';
import type { Check, Fault } from '../check.ts';
import type { ProvenFault } from '../second-look/proof.ts';
import type { Unsure } from '../finding.ts';
import type { CheckInput } from '../check-input.ts';
import { aResume } from './resumes.ts';

const FONT = 'Inter';

export function aLine(text: string, index = 0, different: Partial<TextLine> = {}): TextLine {
  return {
    index,
    page: 1,
    text,
    runs: [{ text, fontSize: 10, fontName: FONT, bold: false, italic: false, hidden: false }],
    column: 0,
    region: 'body',
    fontSize: 10,
    bold: false,
    italic: false,
    allCaps: false,
    bullet: '',
    gapAbove: 0,
    ...different,
  };
}

export function aPage(different: Partial<ParsedPage> = {}): ParsedPage {
  return { number: 1, width: 612, height: 792, columns: 1, images: [], levelMarks: 0, ...different };
}

const LINES = [
  'Ana Silva',
  'Line Cook',
  'ana.silva@mail.com | (212) 664-7665 | Boston, MA | linkedin.com/in/anasilva',
  'Experience',
  'Line Cook, Harbor Grill, March 2019 - Present',
  'Prep Cook, Corner Deli, May 2016 - February 2019',
  'Education',
  'Associate of Culinary Arts, Bunker Hill College, 2016',
  'Skills',
  'Menu planning, Food safety',
];

/** A file without a fault, and what differs; lines may be given by their texts. */
export function aFile(
  different: Partial<Omit<ParsedFile, 'facts' | 'lines'>> & {
    facts?: Partial<FileFacts>;
    lines?: readonly (string | TextLine)[];
  } = {},
): ParsedFile {
  const { facts, lines = LINES, ...rest } = different;
  return {
    kind: 'pdf',
    name: 'Ana-Silva-Resume.pdf',
    properties: { title: 'Ana Silva - Resume', author: 'Ana Silva', producer: '' },
    pages: [aPage()],
    lines: lines.map((line, index) => (typeof line === 'string' ? aLine(line, index) : { ...line, index })),
    links: [{ url: 'https://linkedin.com/in/anasilva', text: 'linkedin.com/in/anasilva' }],
    facts: {
      ...soundFacts,
      bytes: 60_000,
      fontFamilies: [FONT],
      leastMargin: 54,
      lastPageFill: 0.9,
      ...facts,
    },
    ...rest,
  };
}

export const TODAY = { year: 2026, month: 11 };

type Different = Partial<Omit<CheckInput, 'resume' | 'file'>> & {
  resume?: Partial<ParsedResume>;
  file?: Partial<Omit<ParsedFile, 'facts' | 'lines'>> & {
    facts?: Partial<FileFacts>;
    lines?: readonly (string | TextLine)[];
  };
};

/** A file without a fault, and what differs. */
export function anInput({ resume, file, ...rest }: Different = {}): CheckInput {
  return { resume: aResume(resume), file: aFile(file), today: TODAY, ...rest };
}

/** A document without a fault that is being edited, and what differs. */
export function anEditedInput(resume: Partial<ParsedResume> = {}): CheckInput {
  return { resume: aResume(resume), today: TODAY };
}

const outcomes = (check: Check, input: CheckInput): readonly (Fault | ProvenFault | Unsure)[] =>
  check.applies(input) ? check.find(input) : [];

/** What a check accuses an input of; nothing where it does not apply, or where it could not tell. */
export const judge = (check: Check, input: CheckInput): readonly (Fault | ProvenFault)[] =>
  outcomes(check, input).flatMap((outcome) => ('unsure' in outcome ? [] : [outcome]));

/** What a check could not tell of an input. */
export const doubted = (check: Check, input: CheckInput): readonly Unsure[] =>
  outcomes(check, input).flatMap((outcome) => ('unsure' in outcome ? [outcome] : []));
