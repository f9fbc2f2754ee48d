import { expect, it } from 'vitest';
import { toResumeData } from '../../to-data/to-resume-data.ts';
import { parseResume } from '../parse-resume.ts';
import { readText } from '../../file/text/read-text.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';
import { prepareLines } from './prepare.ts';

it('halves of an address that a narrow column broke are used up', () => {
  const side: LineLook = { column: 2, left: 400 };
  const heading: LineLook = { bold: true, fontSize: 13, gapAbove: 14 };
  const file = fileOfLines([
    ['Lea Petersen', { fontSize: 22, column: 1 }],
    ['Volunteering', { ...heading, column: 1 }],
    ['Jugendleiterin, Segelverein Kiel\t2021', { column: 1 }],
    ['Personal data', { ...side, ...heading }],
    ['lea.petersen@example.org', side],
    ['www.linkedin.com/in/leamariepet', side],
    ['ersen', side],
  ]);
  const read = parseResume(file);
  const { data, unplaced } = toResumeData(read, file);
  expect(read.links.map(({ value }) => value)).toEqual(['www.linkedin.com/in/leamariepetersen']);
  expect(data.sections.map(({ kind }) => kind)).toEqual(['volunteering']);
  expect(unplaced).toEqual([]);
});

const linesOf = (...written: (string | [string, LineLook])[]) =>
  prepareLines(fileOfLines(written)).body.map(({ text }) => text);

it('names with a dot or a slash are no addresses that go on', () => {
  expect(linesOf('Node.js', '.NET')).toEqual(['Node.js', '.NET']);
  expect(linesOf('Kunden/Lieferanten-', 'beziehungen')).toEqual(['Kunden/Lieferanten-', 'beziehungen']);
  expect(linesOf('https://github.com/ana/', 'Nachtlicht')).toHaveLength(2);
  expect(linesOf('https://github.com/ana/', 'nachtlicht')).toEqual(['https://github.com/ana/nachtlicht']);
});

it('what was pasted keeps what lines left empty part', () => {
  const pasted = (text: string) =>
    prepareLines(readText(text, 'a.txt', text.length)!).body.map((line) => line.text);
  expect(pasted('https://github.com/ana-\n\nsilva')).toHaveLength(2);
  expect(pasted('https://github.com/ana-\nsilva')).toEqual(['https://github.com/ana-silva']);
});
