import { JOINT, WHOLE_FROM, WHOLE_TO } from '#documents/text/no-break.ts';
import { FONT_FACES, type FontFace } from '../../catalog/fonts.ts';
import { chainsOf } from '../job-data.ts';
import type { PrintJob } from '../print-job.ts';
import { type CodePointRange, fontCoverage, isCovered } from './font-coverage.ts';
import { printsNothing } from './unsettable.ts';

/**
 * Answers, without setting a job, whether all of its characters have glyphs for certain: wherever a character may
 * stand, some family to be tried there has it in each of its faces. Where it cannot be certain, look at what was set
 * (`unsettableCharacters`).
 * @param read the bytes of a font file by its name in the catalogue, where there is such a file
 */
export function certainCoverage(read: (file: string) => Uint8Array | undefined) {
  const ranges = new Map<string, readonly CodePointRange[]>();
  const rangesOf = ({ file }: FontFace): readonly CodePointRange[] => {
    const known = ranges.get(file) ?? fontCoverage(read(file) ?? new Uint8Array());
    ranges.set(file, known);
    return known;
  };
  let fonts = '';
  let certain = new Set<string>();

  return (job: Pick<PrintJob, 'model'>, data: string): boolean => {
    const chains = chainsOf(job);
    const faces = chains.map((chain) =>
      chain.map((family) => FONT_FACES.filter((face) => face.family === family)),
    );
    const isCertain = (character: string): boolean => {
      const point = character.codePointAt(0) ?? 0;
      const hasIt = (family: FontFace[]): boolean =>
        family.length > 0 && family.every((face) => isCovered(point, rangesOf(face)));
      if (character === WHOLE_FROM || character === WHOLE_TO || character === JOINT) return true;
      return printsNothing(character) || faces.every((families) => families.some(hasIt));
    };
    // From one version to the next the fonts stay, and so do nearly all characters.
    const now = JSON.stringify(chains);
    if (now !== fonts) certain = new Set();
    fonts = now;
    for (const character of new Set(data)) {
      if (certain.has(character)) continue;
      if (!isCertain(character)) return false;
      certain.add(character);
    }
    return true;
  };
}
