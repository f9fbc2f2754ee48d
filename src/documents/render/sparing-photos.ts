import { isRecord } from '../is-record.ts';
import { RenderFailedError } from './engine-errors.ts';
import type { Compiler } from './engine.ts';
import type { PrintJob } from './print-job.ts';

/** The same job without its files, as it is set where they cannot be read. */
export function withoutFiles({ files: _, ...job }: PrintJob): PrintJob {
  if (!isRecord(job.model)) return job;
  const { photo: __, ...model } = job.model;
  return { ...job, model };
}

/** What a job comes to, or, where it fails with its files, what it comes to without them: a picture is no reason to fail. */
export function sparingFiles<T>(job: PrintJob, set: (job: PrintJob) => T): T {
  if (!job.files?.length) return set(job);
  try {
    return set(job);
  } catch (error) {
    if (!(error instanceof RenderFailedError)) throw error;
    return set(withoutFiles(job));
  }
}

/** A compiler that sets a document without a photo that cannot be read. */
export function sparingPhotos(compiler: Compiler): Compiler {
  return {
    pdf: (job) => sparingFiles(job, (each) => compiler.pdf(each)),
    svg: (job) => sparingFiles(job, (each) => compiler.svg(each)),
    spacing: (job) => sparingFiles(job, (each) => compiler.spacing(each)),
  };
}
