import { fontFilesFor } from '../job-fonts.ts';
import type { PrintJob } from '../print-job.ts';
import { type CodePointRange, fontCoverage, isCovered } from './font-coverage.ts';
import type { Coverage } from './unsettable.ts';

export type JobCoverage = (job: Pick<PrintJob, 'model'>) => Coverage;

/**
 * What the fonts of a job cover, each read when it is first asked for, and once: most documents lack nothing
 * and ask for none. Fonts that a job does not name cannot serve it, and all that could are named for it
 * (text/scripts.ts).
 * @param read the bytes of a font file by its name in the catalogue, where there is such a file
 */
export function coverageOfJobs(read: (file: string) => Uint8Array | undefined): JobCoverage {
  const known = new Map<string, readonly CodePointRange[]>();
  const rangesOf = (file: string): readonly CodePointRange[] => {
    const ranges = known.get(file) ?? fontCoverage(read(file) ?? new Uint8Array());
    known.set(file, ranges);
    return ranges;
  };
  return (job) => {
    const files = fontFilesFor(job);
    return (point) => files.some((file) => isCovered(point, rangesOf(file)));
  };
}
