import { normalForm } from '../../text/normal-form.ts';
import { resumeFileName } from '../../file-name.ts';
import type { Check, Fault } from '../check.ts';
import { SURE } from '../places.ts';

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

function suggested(name: string | undefined, kind: 'pdf' | 'docx'): string {
  return resumeFileName({ firstName: name ?? 'First Last', lastName: '' }).utf8.replace(/pdf$/, kind);
}
