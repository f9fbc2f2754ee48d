import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedSection } from '#documents/parser/parsed-resume.ts';
import { quoted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { GREENHOUSE, RCHILLI_CODES } from '../finding.ts';
import { hasDialed } from '../second-look/what-may-be.ts';
import { jobsInDoubt } from '../second-look/jobs-read.ts';
import { areBeside, headingLine, isHalf } from './heading-lines.ts';
import { isKnownLanguage, inColumns, kindByHeading, unknownHeadings } from './section-facts.ts';

/** Surer than elsewhere: a line in bold may be a job or a company. */
const SURE_HEADING = 0.7;
const MOST_WORDS = 5;
/** Not kinds of ours, and yet well known to parsers and people. */
const WELL_KNOWN =
  /qualif|patent|volunt|volont|bénévol|ehrenamt|wolontar|military|service|membership|affiliation|association|training|course|seminar|personal|declaration|contact|portfolio|grant|teaching|research|clinical|leadership|travel|licen[cs]e|highlights|stärken|persönlich|wehrdienst|zivildienst|anlagen|divers|permis|données|datos|dati|autorizzazione|rijbewijs|persoonlijk|ausbildung|bildung|berufs|nauka|formation|études|studi/iu;
/** Titles of jobs and names of companies, which are set like headings in many layouts. */
const OF_ENTRY =
  /\b(?:inc|ltd|llc|llp|gmbh|ag|kg|se|corp|co|plc|s\.?a|s\.?l|s\.?r\.?l|b\.?v|n\.?v|sp|university|college|school|hospital|clinic|bank|group|company|institute)\b\.?|(?:engineer|developer|manager|director|nurse|teacher|assistant|analyst|consultant|designer|officer|specialist|technician|coordinator|supervisor|intern|trainee|clerk|cook|chef|driver|representative|administrator|architect|researcher|lecturer|professor|lead|head|owner|founder|president|associate|executive|leiter|leiterin|entwickler|ingenieur|berater|assistent|pfleger|mechaniker|techniker|kaufmann|kauffrau|responsable|ingénieur|chargée?|directeur|directrice|infirmi|jefe|gerente|técnico|ingeniero|enfermer|analista|engenheir|medewerker|adviseur|monteur|specjalist|kierownik|księgow)[\p{L}]{0,4}(?!\p{L})/iu;
const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./]\d\d(?!\d)/u;

/** A heading that parsers do not know. Own sections of a document that is being edited are deliberate. */
export const unknownHeading: Check = {
  id: 'sections/unknown-heading',
  group: 'sections',
  area: 'document',
  severity: 'medium',
  why: 'Parsers know sections by their usual headings. What stands under another is filed under none. Greenhouse names unclear sections among its reasons for failing.',
  reference: GREENHOUSE,
  passed: 'No heading stands out as unusual',
  applies: (input) => input.file !== undefined && isKnownLanguage(input) && input.resume.sections.length > 1,
  find(input) {
    const headings = unknownHeadings(input).filter((section) => isCertain(section, input));
    const words = headings.flatMap(({ heading }) => heading?.value ?? []);
    if (words.length === 0) return [];
    return [
      {
        title: `${words.length === 1 ? 'A heading' : `At least ${String(words.length)} headings`} that software does not know: ${quoted(words)}`,
        suggestion:
          'Use the usual word instead: Summary, Experience, Education, Skills, Projects, Certifications, Languages, Awards, Volunteering or Publications.',
        places: headings.flatMap(({ heading }) => heading?.source ?? []),
      },
    ];
  },
};

/** A heading with nothing under it. */
export const emptySection: Check = {
  id: 'sections/empty',
  group: 'sections',
  area: 'document',
  severity: 'medium',
  why: 'A heading without anything under it looks unfinished. RChilli, a parser, reports it as a major issue.',
  reference: RCHILLI_CODES,
  passed: 'No section is empty',
  // Beside each other, a heading and its text may have been read apart: our trouble, not the person's.
  applies: (input) => !inColumns(input) && input.resume.sections.some(({ heading }) => heading !== undefined),
  find(input) {
    return input.resume.sections.flatMap((section, index) => {
      const { heading, text } = section;
      const kind = kindByHeading(section);
      if (heading === undefined || kind === 'unknown' || kind === 'contact' || kind === 'references')
        return [];
      if (text.some(({ value }) => value.trim() !== '') || heading.confidence < SURE_HEADING) return [];
      // A heading that is broken over two lines is read as two.
      if (/[&+/,]$|\s(?:and|und|et|y|e|en)$/iu.test(heading.value)) return [];
      const line = headingLine(section, input);
      if (line !== undefined && (isHalf(line, input) || hasTextBeside(line, input))) return [];
      if (kind === 'experience' && jobsInDoubt(input).length > 0) return [];
      if (isParent(section, input.resume.sections[index + 1], input)) return [];
      return [
        {
          missing: 'part' as const,
          title: `There is nothing under “${heading.value}”`,
          suggestion:
            'Fill it, or delete the heading. If text does stand there on the page, set heading and text one after the other.',
          places: [heading.source],
        },
      ];
    });
  },
};

/** What stands beside a heading is read soon before or after it. */
const NEAR_LINES = 4;

/** What is told may stand beside the heading, as in a rail. */
const hasTextBeside = (line: TextLine, { file }: CheckInput): boolean =>
  line.text.includes('\t') ||
  (file?.lines
    .slice(Math.max(0, line.index - NEAR_LINES), line.index + NEAR_LINES + 1)
    .some((other) => other.index !== line.index && areBeside(line, other)) ??
    false);

function isCertain(section: ParsedSection, input: CheckInput): boolean {
  const { heading, text } = section;
  const line = headingLine(section, input);
  if (heading === undefined || heading.confidence < SURE_HEADING || line === undefined) return false;
  if (
    heading.value.split(/\s+/).length > MOST_WORDS ||
    /\d|[|@:]/.test(heading.value) ||
    WELL_KNOWN.test(heading.value) ||
    isOfEntry(heading.value, line, input)
  )
    return false;
  // The person's name, or a half of a heading of two lines, is none of its own; letters that are lost are the file's fault.
  if (text.length === 0 || isOwnName(heading.value, input) || /^\p{Ll}/u.test(heading.value)) return false;
  if (isHalf(line, input) || hasLostLetters(line, input)) return false;
  return looksLikeOthers(line, input);
}

/** Whether all words of the name stand in it, with "(Teddy)" or without. */
function isOwnName(heading: string, { resume }: CheckInput): boolean {
  const said = heading.toLowerCase();
  const words = resume.name?.value.toLowerCase().split(/\s+/) ?? [];
  return words.length > 0 && words.every((word) => said.includes(word));
}

/** Whether a letter of the line could not be read, or some in the file that may be of this line. */
const hasLostLetters = ({ index, text }: TextLine, { file }: CheckInput): boolean =>
  /[\p{Cc}\p{Co}\uFFFD]/u.test(text.replace(/\t/g, ' ')) ||
  (file !== undefined && (file.facts.undecodable > 0 || file.facts.brokenLigatures.includes(index)));

/** Whether it may be the first line of a job: by its words, or by the dates beside or right below it. */
function isOfEntry(
  heading: string,
  { index, text, allCaps }: TextLine,
  { file, resume }: CheckInput,
): boolean {
  if (OF_ENTRY.test(heading) || text !== heading) return OF_ENTRY.test(heading) || DATED.test(text);
  // In capitals, it is a heading above the first line of a job.
  if (allCaps) return false;
  const names = resume.jobs.flatMap(({ title, employer }) => [title?.value, employer?.value]);
  const below = [1, 2, 3].map((step) => file?.lines[index + step]).filter((line) => line?.bullet === '');
  return (
    names.includes(heading) ||
    below.some(
      (line) =>
        line !== undefined &&
        (DATED.test(line.text) || line.text.includes('@') || hasDialed(line.text)) &&
        line.text.length < HEAD_LETTERS,
    )
  );
}

/** Longer lines are sentences, which may well name a year. */
const HEAD_LETTERS = 60;

/** Set as headings that are known are set: in the same size and weight, with capitals where they have them. */
function looksLikeOthers(line: TextLine, input: CheckInput): boolean {
  return input.resume.sections.some((section) => {
    const isKnown = kindByHeading(section) !== 'unknown';
    const other = isKnown ? headingLine(section, input) : undefined;
    return (
      other !== undefined &&
      Math.abs(other.fontSize - line.fontSize) < 0.3 &&
      other.bold === line.bold &&
      other.allCaps === line.allCaps &&
      other.runs[0]?.fontName === line.runs[0]?.fontName
    );
  });
}

/** "Skills" above "Languages" and "Tools", which are set smaller. */
function isParent(section: ParsedSection, next: ParsedSection | undefined, input: CheckInput): boolean {
  const [own, following] = [section, next].map((each) => headingLine(each, input));
  if (own === undefined || following === undefined) return false;
  return following.fontSize < own.fontSize - 0.3 || (own.allCaps && !following.allCaps);
}
