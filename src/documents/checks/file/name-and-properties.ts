import { resumeFileName } from '#documents/file-name.ts';
import type { ParsedKind } from '#documents/parser/parsed-file.ts';
import { normalForm } from '#documents/text/clean.ts';
import type { Check, Fault } from '../check.ts';
import { SURE } from '../places.ts';

/* Checks of what a file says of itself: its name, its title and author. */

/** Signs that upload forms, mail programs and Windows stumble over. */
const ODD = /[#%{}\\<>*?$!:"|;`^]|\p{Extended_Pictographic}|\p{Cc}/gu;

/** The file's name does not say whose it is, or has signs that get lost on the way. */
export const fileName: Check = {
  id: 'file/name',
  group: 'file',
  area: 'document',
  severity: 'low',
  why: 'A recruiter saves many resumes in one folder. One that carries your name is found again.',
  passed: 'The file carries your name',
  applies: ({ file, resume: { name } }) =>
    file !== undefined && file.name !== '' && name !== undefined && isLatin(name.value),
  find({ file, resume: { name } }) {
    const stem = (file?.name ?? '').replace(/\.\w{2,5}$/, '');
    const faults: Fault[] = [];
    const odd = [...new Set(stem.match(ODD) ?? [])];
    const better = suggested(name?.value, file?.kind ?? 'pdf');
    if (odd.length > 0)
      faults.push({
        title: `The file's name has signs that some systems do not take: ${odd.join(' ')}`,
        suggestion: `Use letters, digits and hyphens alone, as in “${better}”.`,
        places: [],
      });
    if (name !== undefined && name.confidence >= SURE && !carries(stem, name.value))
      faults.push({
        title: `The file is called “${file?.name ?? ''}”, without your name`,
        suggestion: `Call it “${better}”.`,
        places: [],
      });
    return faults;
  },
};

/** Names in other scripts are spelled in many ways in the name of a file. */
const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name);

/** Whether any part of the name is in it, however it is spelled. */
function carries(stem: string, name: string): boolean {
  const inFile = spellings(stem)
    .join(' ')
    .replace(/[^a-z]/g, '');
  const parts = name.split(/[\s.,'’-]+/u).filter((part) => part.length > 1);
  return (
    parts.length === 0 || parts.some((part) => spellings(part).some((spelling) => inFile.includes(spelling)))
  );
}

/** "müller" as "muller" and as "mueller". */
function spellings(text: string): string[] {
  const lower = normalForm(text.toLowerCase(), 'NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
  const german = lower.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [lower, german].map((spelling) => normalForm(spelling, 'NFKD').replace(/\p{M}+/gu, ''));
}

function suggested(name: string | undefined, kind: ParsedKind): string {
  const ending = kind === 'docx' ? 'docx' : 'pdf';
  return resumeFileName({ firstName: name ?? 'First Last', lastName: '' }).utf8.replace(/pdf$/, ending);
}

/** What programs write into the title of their own accord. */
const BY_PROGRAM =
  /^(?:microsoft (?:word|powerpoint)\b.*|untitled(?:[ -]?\d+)?|unnamed|document ?\d*|dokument ?\d*|powerpoint presentation|blank|.*\.(?:docx?|odt|tex|html?|indd|pages|pdf))$/iu;

/** A PDF without a title and author, or with a title that a program made up. */
export const fileProperties: Check = {
  id: 'file/properties',
  group: 'file',
  area: 'document',
  severity: 'low',
  why: 'Browsers show the title of a PDF on its tab, and screen readers say it first. Your name looks better there than a file name.',
  passed: 'The PDF has a title of its own',
  applies: ({ file }) => file?.kind === 'pdf',
  find({ file, resume }) {
    if (file === undefined) return [];
    const title = file.properties.title.trim();
    const example = `“${resume.name?.value ?? 'First Last'} - Resume”`;
    if (title !== '' && BY_PROGRAM.test(title))
      return [
        {
          title: `The title inside the PDF is “${title}”`,
          suggestion: `Set the title to ${example} in your program's document properties, and export again.`,
          places: [],
        },
      ];
    if (title !== '') return [];
    const missing = file.properties.author.trim() === '' ? 'neither title nor author' : 'no title';
    return [
      {
        title: `The PDF's properties name ${missing}`,
        suggestion: `Before you export, set the title to ${example} in your program's document properties (often under File, Properties).`,
        places: [],
      },
    ];
  },
};
