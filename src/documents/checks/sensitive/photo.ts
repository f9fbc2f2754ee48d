import type { Box } from '#documents/parser/parsed-file.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';

/** Languages of countries where a photo is usual or left to the person. */
const USUAL = new Set([
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'da',
  'fi',
  'sv',
  'nb',
  'no',
  'pl',
  'cs',
  'zh',
  'ja',
  'ko',
  'ar',
  'tr',
]);

/** Sides of a portrait in points: smaller pictures are icons, larger ones backgrounds. */
const SMALLEST = 45;
const LARGEST = 220;

/** A picture in the upper half of the first page that has the shape of a portrait. */
export const photo: Check = {
  id: 'sensitive/photo',
  group: 'sensitive',
  area: 'contact',
  severity: 'medium',
  why: 'In the United States, Canada, the United Kingdom and Ireland resumes go without a photo, so that looks play no part; some employers set those with one aside.',
  passed: 'No photo',
  applies: ({ file, namesPhoto, resume }) =>
    (file !== undefined || namesPhoto === true) && !USUAL.has(resume.language) && resume.language !== '',
  find: (input) => (input.file ? inFile(input) : NAMED),
};

/** What a resume of ours is told, whose photo need not be looked for. */
const NAMED: readonly Fault[] = [
  {
    title: 'The resume has a photo of you',
    suggestion: 'Remove it for applications in English, unless the employer asks for one.',
    places: [{ snippet: '', field: 'photo.id' }],
  },
];

function inFile(input: CheckInput): Fault[] {
  return portraits(input).map((box) => ({
    title: 'The first page has a picture that looks like a photo of you',
    suggestion: 'Take it out for applications in English, unless the employer asks for one.',
    places: [{ snippet: '', box }],
  }));
}

function portraits({ file }: CheckInput): Box[] {
  const [page] = file?.pages ?? [];
  if (page === undefined) return [];
  const likely = page.images.filter(({ left, top, right, bottom }) => {
    const width = right - left;
    const height = bottom - top;
    const shape = width / height;
    const fits = [width, height].every((side) => side >= SMALLEST && side <= LARGEST);
    return fits && shape >= 0.65 && shape <= 1.1 && top < page.height / 2;
  });
  // Several pictures alike are badges or logos.
  return likely.length === 1 ? likely : [];
}
