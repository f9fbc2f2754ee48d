import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { htmlText } from '#documents/export/html-text.ts';
import { outlineOf } from '#documents/export/outlines.ts';
import { letterFileName, resumeFileName } from '#documents/file-name.ts';
import { LEAVABLE_OF } from '#documents/leave-out/choices.ts';
import { leaveOut } from '#documents/leave-out/leave-out.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { printJobOf, type DocumentToPrint } from '#documents/printable.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { letterDocuments } from '#tests/factories/letter-documents.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { linkTargets, savedAttachments, unpacked } from '#tests/support/pdf-parts.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { bareOf, personOf, type Person } from './people-with-links.ts';

/*
 * Whatever a link shows is made of what is left of a document. Here it is looked through in every design: the PDF's bytes,
 * its streams unpacked, what readers read of it, its attachments, its properties and where its links lead; the pages as
 * pictures; the text as HTML; the name of the file.
 */

const typst = typesetter();
const at = { updatedAt: new Date('2026-11-21T10:00:00Z'), date: '2026-11-21' };

/** What is said beside all that. */
const STAYS = ['what stays is this line'];

const digits = (text: string) => text.replace(/\D/g, '');

/** How people write of themselves: the same number and addresses, each time in another form. */
function sentences({ email, phone, typedPhone, other, link, street }: Person): string {
  const number = digits(phone);
  const bare = link.replace(/^https?:\/\/(www\.)?/, '');
  return [
    `Write to ${email.toUpperCase()} or call ${number.slice(-9).replace(/(.{3})/g, '$1-')}.`,
    `- mailto:${email} and [ring me](tel:+${number}), [see more](${link.startsWith('http') ? link : `https://${link}`})`,
    `- ${email.replace('@', ' [at] ')}, ${bare}, ${street}`,
    `- Since 2020, ${phone}${typedPhone.includes(other) ? `, ${other}` : ''} and ${bareOf(link)}`,
    `- ${email.replace('@', ' AT ').replaceAll('.', ' DOT ')}, ${street.replace(' ', '\n')}`,
    'What stays is this line.',
  ].join('\n');
}

/** How somebody who can be asked is reached by other fields than the text. */
const REFEREE = 'linkedin.com/in/quilla-z, Quibbleveien 12';

const reference = (name: string) => ({
  ...{ id: 'r1', title: name, subtitle: 'Director', startDate: '', endDate: '' },
  ...{ location: 'Quibbleveien 12, Quarl', url: 'https://no.linkedin.com/in/quilla-z?trk=a' },
  ...{
    current: false,
    description: 'director@referee.example, +1 212 555 0144',
    hiddenLines: [],
    hidden: false,
  },
});

function resumeOf(make: () => ResumeData, person: Person): ResumeData {
  const data = make();
  const { email, phone, typedPhone, typedLink, street, town } = person;
  return {
    ...data,
    personalInfo: {
      ...data.personalInfo,
      ...{ email, phone: typedPhone, location: `${street}, ${town}` },
      links: [{ label: 'Profile', url: typedLink }],
      ...{
        pronouns: 'xe/xem',
        workPermit: 'Permit Q-77',
        facts: [{ id: 'f', label: 'Licence', value: 'Zeta 9' }],
      },
    },
    summary: `${data.summary}\n${sentences(person)}\nLed by ${REFEREE}.`,
    skills: [...data.skills, email, `Tel ${phone}`],
    sections: [
      ...data.sections,
      {
        id: 'refs',
        kind: 'custom',
        title: 'References',
        include: true,
        items: [reference('Quilla Zamenhof')],
      },
    ],
    settings: { ...data.settings, marks: true },
  };
}

function letterOf(make: () => LetterData, person: Person): LetterData {
  const data = make();
  const { email, typedPhone, street, town } = person;
  return {
    ...data,
    personalInfo: {
      ...data.personalInfo,
      email,
      phone: typedPhone,
      address: street,
      city: town,
      state: 'Zz',
      zipCode: 'QX-9',
    },
    content: { ...data.content, body: `${data.content.body}\n\n${sentences(person)}` },
    settings: { ...data.settings, marks: true },
  };
}

/** What must be found nowhere: as it was typed, and as it is read. */
function wordsOf({ email, phone, typedPhone, other, link, street, town }: Person): string[] {
  const second = typedPhone.includes(other) ? [digits(other)] : [];
  const others = [
    ...second,
    'Quilla Zamenhof',
    'director@referee.example',
    '2125550144',
    'linkedin.com/in/quilla-z',
    'quibbleveien 12',
    'xe/xem',
    'Permit Q-77',
    'Zeta 9',
  ];
  return [email, email.split('@')[0] ?? '', digits(phone).slice(-7), bareOf(link), street, town, ...others];
}

/** Texts with whatever a reader does not see in them left out, as well as their digits without what stands between. */
function saidIn(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const numbers = plain.replace(/(?<=\d)[\s().\-–/]{1,4}(?=\d)/g, '');
  return `${plain}\n${plain.replace(/\s+/g, ' ')}\n${numbers}`;
}

function properties(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-links-'));
  try {
    const file = join(folder, 'link.pdf');
    writeFileSync(file, pdf);
    const run = (tool: string, ...args: string[]) =>
      execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 64e6 });
    return [
      run('pdfinfo', file),
      run('pdfinfo', '-meta', file),
      run('pdftotext', file, '-'),
      run('qpdf', '--qdf', '--object-streams=disable', file, '-'),
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All that a link gives to whoever has it. */
async function everythingShown(document: DocumentToPrint, fileName: string): Promise<string> {
  const pdf = typst.pdf(printJobOf(document)).bytes;
  return [
    Buffer.from(pdf).toString('latin1'),
    unpacked(pdf),
    properties(pdf),
    ...savedAttachments(pdf).values(),
    ...(await linkTargets(pdf)),
    ...typst.svg(printJobOf(document, 'pages')).pages,
    htmlText(outlineOf(document)),
    fileName,
  ].join('\n');
}

const found = (shown: string, words: readonly string[]) => {
  const said = saidIn(shown);
  return words.filter((word) => said.includes(word.normalize('NFKC').toLowerCase()));
};

test.each(resumeTemplates.map(({ id }, index) => ({ id, index })))(
  'a link to a resume in $id holds nothing of what was left out',
  async ({ id, index }) => {
    const document = resumeDocuments[(index * 5) % resumeDocuments.length];
    if (!document) throw new Error('there is no document');
    const person = personOf(index);
    const whole = resumeOf(document.data, person);
    const { data } = leaveOut('resume', whole, LEAVABLE_OF.resume);
    const words = wordsOf(person).filter((word) => !found(JSON.stringify(document.data()), [word]).length);
    expect(words.length).toBeGreaterThan(8);
    const { utf8, ascii } = resumeFileName(data.personalInfo);
    const shown = await everythingShown({ kind: 'resume', templateId: id, data, ...at }, utf8 + ascii);
    expect(found(shown, words)).toEqual([]);
    // The same look finds all of it where nothing is left out.
    const all = await everythingShown({ kind: 'resume', templateId: id, data: whole, ...at }, '');
    expect(found(all, words)).toEqual(words);
    expect(found(shown, STAYS)).toEqual(found(all, STAYS));
  },
  60_000,
);

test.each(letterTemplates.map(({ id }, index) => ({ id, index })))(
  'a link to a letter in $id holds nothing of what was left out',
  async ({ id, index }) => {
    const document = letterDocuments[(index * 3) % letterDocuments.length];
    if (!document) throw new Error('there is no document');
    const person = personOf(index);
    const whole = letterOf(document.data, person);
    const { data } = leaveOut('letter', whole, LEAVABLE_OF.letter);
    const { email, phone, street, town } = person;
    const typed = [email, digits(phone).slice(-7), street, town];
    const words = typed.filter((word) => !found(JSON.stringify(document.data()), [word]).length);
    expect(words.length).toBeGreaterThan(2);
    const { utf8, ascii } = letterFileName(data.personalInfo);
    const shown = await everythingShown({ kind: 'letter', templateId: id, data, ...at }, utf8 + ascii);
    expect(found(shown, words)).toEqual([]);
    const all = await everythingShown({ kind: 'letter', templateId: id, data: whole, ...at }, '');
    expect(found(all, words)).toEqual(words);
    expect(found(shown, STAYS)).toEqual(found(all, STAYS));
  },
  60_000,
);
