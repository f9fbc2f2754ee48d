import { withSuffix } from '#editor/store/copy-title.ts';

/** What a resume for a job is called before the person says otherwise: "Nurse, St Mary’s Hospital". */
export function titleForJob(job: string, employer: string, otherwise: string): string {
  const named = [job, employer].map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean);
  return named.length > 0 ? named.join(', ') : otherwise;
}

/** What it is called before a job is typed: by its base, and as none of those that are there. */
export function titleOfTailored(base: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const title = withSuffix(base, number === 1 ? ', tailored' : `, tailored ${number}`);
    if (!taken.includes(title)) return title;
  }
}
