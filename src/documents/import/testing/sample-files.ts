import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { writtenDocx } from '../../parser/file/testing/written-docx.ts';
import { candidate, passport } from '../europass/testing/europass-files.ts';
import { version3 } from '../json/testing/reactive-version-3.ts';
import { version4 } from '../json/testing/reactive-version-4.ts';
import { version5 } from '../json/testing/reactive-version-5.ts';
import { madeUpArchive } from '../linkedin/testing/made-up-archives.ts';
import { renderCvFile } from '../rendercv/testing/render-cv-file.ts';

const FILES = 'src/documents/parser/file/testing/files';

export const PLAIN_RESUME = `ANA SILVA
Porto, Portugal | ana@example.com | +351 912 345 678

SUMMARY
Structural engineer with ten years on bridges, most of them over water, and
two on tunnels.

EXPERIENCE

Engineer, Pontes SA\tMar 2019 - Present
- Led a team of nine on the new crossing of the Douro, from its first sketch to
  the day it was opened
- Cut the weight of the deck by 12%

Intern, Obras Lda\tSep 2017 - Feb 2019
- Drew plans

EDUCATION

MSc Civil Engineering, University of Porto\t2017

SKILLS
AutoCAD, Revit, Tekla
`;

export const MARKDOWN_RESUME = `# Ana Silva

[ana@example.com](mailto:ana@example.com) · +351 912 345 678 · [Portfolio](https://ana.example/work)

## Experience

**Engineer**, Pontes SA
Mar 2019 - Present

* Led a team of **nine**
* Cut the weight of the deck by 12%

## Education

**MSc Civil Engineering**, University of Porto
2017

## Skills

AutoCAD, Revit, Tekla
`;

const DOCX = writtenDocx({
  body: '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Ana Silva</w:t></w:r></w:p><w:p><w:r><w:t>ana@example.com</w:t></w:r></w:p><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>EXPERIENCE</w:t></w:r></w:p><w:p><w:r><w:t>Engineer, Acme</w:t></w:r><w:r><w:tab/><w:t>2019 - 2020</w:t></w:r></w:p>',
});

const read = (name: string) => new Uint8Array(readFileSync(`${FILES}/${name}`));

/** A file of every format that is read, with what it is told to be. */
export function sampleFiles(): { source: string; bytes: Uint8Array }[] {
  return [
    { source: 'text', bytes: strToU8(PLAIN_RESUME) },
    { source: 'markdown', bytes: strToU8(MARKDOWN_RESUME) },
    { source: 'docx', bytes: DOCX },
    { source: 'odt', bytes: read('baker.odt') },
    { source: 'odt', bytes: read('engineer.odt') },
    { source: 'rtf', bytes: read('baker.rtf') },
    { source: 'rtf', bytes: read('engineer.rtf') },
    { source: 'linkedin-archive', bytes: madeUpArchive(7).bytes },
    { source: 'linkedin-archive', bytes: madeUpArchive(8).bytes },
    ...[version3, version4, version5].map((one) => ({
      source: 'reactive-resume',
      bytes: strToU8(JSON.stringify(one)),
    })),
    {
      source: 'json-resume',
      bytes: strToU8(JSON.stringify({ basics: { name: 'Ana Silva', summary: 'Builds.' } })),
    },
    { source: 'rendercv', bytes: strToU8(renderCvFile) },
    { source: 'europass', bytes: strToU8(passport) },
    { source: 'europass', bytes: strToU8(candidate) },
  ];
}
