import type { ReadFile, TextLine } from '../../readback/read-file.ts';
import type { Read } from '../../readback/read-resume.ts';
import type { Check } from '../check.ts';
import { counted } from '../bullets/resume-bullets.ts';
import { lineSources, linesAt, quotedLine } from '../places.ts';
import { GREENHOUSE } from '../references.ts';

/** Contact details that stand only in the header or footer. */
export const contactInBands: Check = {
  id: 'layout/contact-in-header',
  group: 'layout',
  area: 'contact',
  severity: 'high',
  why: 'Headers and footers are a layer of their own, which parsers may leave out. Greenhouse names contact details there among what makes a resume fail.',
  reference: GREENHOUSE,
  passed: 'Your contact details are part of the page itself',
  applies: ({ file, resume }) => file !== undefined && (resume.emails.length > 0 || resume.phones.length > 0),
  find({ file, resume }) {
    if (file === undefined) return [];
    const fields: [string, readonly Read[]][] = [
      ['name', resume.name ? [resume.name] : []],
      ['email', resume.emails],
      ['phone number', resume.phones],
    ];
    const hidden = fields.filter(
      ([, values]) => values.length > 0 && values.every((value) => inBand(value, file)),
    );
    if (hidden.length === 0 || (hidden.length === 1 && hidden[0]?.[0] === 'name')) return [];
    // In a PDF only what stands apart at the foot can be told from the page.
    const band = file.kind === 'docx' ? 'header or footer' : 'footer';
    const names = hidden.map(([name]) => name);
    return [
      {
        severity: file.kind === 'docx' ? 'high' : 'medium',
        title: `Your ${joined(names)} ${names.length === 1 ? 'stands' : 'stand'} only in the ${band}`,
        suggestion: 'Move them into the page itself, right under your name at the top.',
        places: hidden.flatMap(([, values]) => values.map(({ source }) => source)),
      },
    ];
  },
};

/** A running head that a parser takes for a part of a job. */
export const repeatedHeads: Check = {
  id: 'layout/repeated-head',
  group: 'layout',
  area: 'document',
  severity: 'medium',
  why: 'To a program the head of the second page is one more line of the job it interrupts.',
  passed: 'No running head interrupts the text',
  applies: ({ file }) => (file?.pages.length ?? 0) > 1,
  find({ file }) {
    if (file === undefined) return [];
    const lines = linesAt(file, file.facts.repeatedHeads);
    if (lines.length === 0) return [];
    return [
      {
        title: `The head of the page is repeated within the text: ${quotedLine(lines[0])} (${counted(lines.length, 'line')})`,
        suggestion: 'Leave the head to the first page. A page number alone is enough for the others.',
        places: lineSources(lines),
      },
    ];
  },
};

function inBand({ source, value }: Read, { kind, lines }: ReadFile): boolean {
  const line = source.line === undefined ? undefined : lines[source.line];
  if (line === undefined || !isBand(line, kind)) return false;
  return !lines.some((other) => !isBand(other, kind) && other.text.includes(value));
}

const isBand = ({ region }: TextLine, kind: ReadFile['kind']): boolean =>
  region === 'footer' || (kind === 'docx' && region === 'header');

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
